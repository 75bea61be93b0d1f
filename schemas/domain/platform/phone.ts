/** Phone numbers as people write them. */
import { z } from 'zod';
import { problemKey } from './reasons.ts';

/** Whether a text has as many digits as a phone number has at least: area code and number. */
export const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= 10;

/** A number under which somebody is called about an order. */
export const phoneSchema = z.string().trim().max(40).refine(isPhone, problemKey('phone_missing'));
