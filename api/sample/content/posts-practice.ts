/** The journal: design, light and the running of a trade business. */
import { pictured, type SamplePost } from './types.ts';

export const practicePosts: SamplePost[] = [
  {
    slug: 'where-a-vanity-light-belongs',
    title: 'Where a vanity light belongs',
    excerpt:
      'Above the mirror lights the top of your head. Here are the two heights we write on every electrician’s sheet.',
    topic: 'light',
    author: 'amara-okafor',
    picture: pictured('sconce-double', 'brushed-brass', 'Double sconce in brushed brass'),
    daysAgo: 19,
    products: ['lindqvist-double-sconce', 'mooring-double-sconce', 'halvard-double-sconce'],
    body: `Stand under a single light and look in a mirror. Your brow has a shelf, your eyes are in the basement and you look as you will in fifteen years. That is what a bar above the mirror does, and it is still how most bathrooms are lit.

## Beside is better

Two sconces, one at each side, **36 to 40 inches apart** and with the center of the light at **64 to 66 inches** from the finished floor. That is eye height for most people and a little above it for the rest. The light comes from both sides and the shadows cancel out.

Over a double vanity use three, with the middle one between the mirrors.

## If it has to be above

Then make it long: at least three quarters of the mirror’s width, with the light thrown forward and not down. Set it at 78 inches and choose a pale countertop, which throws some of it back up under your chin.

## And the lamp

- 90 CRI or better, and ask for R9 over 50. That is the red that makes skin look alive.
- 2700 K if the room is used at night, 3000 K if it is used for makeup.
- About 1,600 lumens for a mirror, *before* the dimmer.

All of our vanity lights have these numbers on the card. Where a manufacturer would not tell us, we measured.`,
  },
  {
    slug: 'dim-to-warm-and-other-promises',
    title: 'Dim-to-warm, and other promises',
    excerpt:
      'Four phrases from lighting cartons, what they mean, and the one question to ask before you buy the dimmer.',
    topic: 'light',
    author: 'amara-okafor',
    picture: pictured('chandelier-ring', 'brushed-brass', 'Ring chandelier in brushed brass'),
    daysAgo: 96,
    products: ['thackeray-ring-chandelier', 'lindqvist-ring-chandelier'],
    body: `**“Dimmable.”** With what, and down to where? A fixture that dims to ten percent looks half lit, because eyes are logarithmic and cartons are not. Ask for one percent if it is a room where people eat.

**“Dim-to-warm.”** As it goes down, the color slides from about 3000 K to 1800 K, as a filament would. It is worth the money over a table and wasted in a laundry. The slide is built into the driver, so every fixture on the circuit must be of the same make, or they will each sunset on their own.

**“Flicker-free.”** To whom? Film a lamp with your phone at slow motion and dim it. If bands crawl down the picture, somebody in the family will get headaches and never know why.

**“Lifetime 50,000 hours.”** Until it gives 70 percent of its light, in a laboratory, at 77 degrees. In a sealed can under insulation it is half that. What matters is whether the driver can be replaced without taking down the ceiling.

## The one question

*Which dimmers did the manufacturer test it with?* There is always a list. If your dimmer is not on it, the fixture is not dimmable, whatever the box says. We keep those lists in a drawer at each counter and the tested pairs on the wall. Come and turn the knobs.`,
  },
  {
    slug: 'ten-inches-of-knee',
    title: 'Ten inches of knee',
    excerpt: 'Counter stool or bar stool is not a matter of style. It is a subtraction.',
    topic: 'design',
    author: 'marisol-vega',
    picture: pictured('stool-saddle', 'natural-walnut', 'Saddle stool in walnut'),
    daysAgo: 61,
    products: ['sorrel-counter-stool', 'calloway-counter-stool', 'thackeray-counter-stool'],
    body: `People choose stools by their backs and send them back because of their legs. So before anything else: measure from the floor to the *underside* of the counter, and take away ten to twelve inches. That is your seat.

- A **36 inch** counter wants a seat at 24 to 26: a *counter stool*.
- A **42 inch** bar wants a seat at 30: a *bar stool*.
- An apron or a drawer under the top counts as the underside. It usually costs two inches, and they are the two you needed.

## How many

Allow 24 inches a person for stools without arms, 28 with. A swivel needs another two. On a seven-foot island that is three people who like one another.

## Overhang

Twelve inches for knees at a counter, ten at a bar, fifteen if anybody will sit there for a whole dinner. More than that in stone and Greta will come and talk to you about steel.

## Backs

No back tucks under and disappears. A low back lets you see the kitchen. A full back is for the people who stay after the plates are cleared, and in my experience those are the people you want in the kitchen.

Every stool on our floor stands at a counter of its own height. Sit on it for five minutes. Nobody will sell you anything until you get up.`,
  },
  {
    slug: 'four-things-to-touch',
    title: 'Touch four things before you choose one',
    excerpt: 'Why our sample drawers have no locks, and what hands know that photographs do not.',
    topic: 'design',
    author: 'marisol-vega',
    picture: pictured(
      'room-showroom',
      'sage',
      'Sage cabinets and sample doors in the showroom, behind an island with faucets',
    ),
    daysAgo: 140,
    body: `A photograph tells you about color under somebody else’s light. It does not tell you that a knurled pull catches on a cashmere sleeve, or that a lever with a heavy return sounds expensive and a light one does not.

So in the showroom we ask clients to pick up four before they decide. Not ten: after five, hands go numb and people begin to choose by price.

## What to feel for

- **Weight.** Solid brass is cold and slow to warm. Plated zinc is neither. Both have their place; only one of them is in a front hall.
- **Edges.** Run a thumb along the back, where the polisher could not be bothered. It tells you about the rest.
- **Travel.** Turn a valve from off to hot with one finger. A ceramic disk moves like a drawer on good slides.
- **Sound.** Close the door, drop the lid, set down a glass. A room is heard every day.

## Taking it home

Trade accounts may take any sample for ten days. Put it where it will live and look at it at seven in the morning, when nobody is trying to impress you. Most changes of mind happen then, and they cost nothing.

The drawers have no locks because nothing has ever gone missing that we did not, in the end, sell.`,
  },
  {
    slug: 'how-to-read-a-lead-time',
    title: 'How to read a lead time',
    excerpt:
      'Six to eight weeks from what, exactly? A field guide to the most expensive number in a proposal.',
    topic: 'business',
    author: 'nadia-rahman',
    picture: pictured('cabinet-tall', 'white-oak', 'Tall cabinet in white oak'),
    daysAgo: 26,
    body: `“Six to eight weeks” is a sentence with its subject missing. Six to eight weeks from the order? From the deposit? From the day the drawings were signed, which was a month after both?

When we write a lead time, it means this:

1. It starts on the day we have **a signed drawing and a finish**. Not before, even when the deposit is in.
2. It ends on the day it is **checked and standing on our dock**, not on the day it leaves the manufacturer’s.
3. It is the *longer* number. If we are told six to eight we write eight.
4. If it moves, we call you on the day we hear, and the call comes before the email.

## What you can do with that

Order by the item with the longest time and let the rest wait with us. We store what you have paid for free of charge for thirty days and for a dollar a pallet a day after that, which is cheaper than a garage and a good deal drier.

Put the stone last. Nobody believes this, but tops are templated off cabinets that are *on the wall*, so their eight days cannot start before the cabinets’ eight weeks have ended.

## The honest column

On every product’s page you see what is standing in your own warehouse today. That is not a promise by a manufacturer; somebody counted it. If the number is there, the lead time is this afternoon.`,
  },
  {
    slug: 'a-whole-house-on-one-order',
    title: 'A whole house on one order',
    excerpt: 'One purchase order, eleven deliveries, and an invoice your bookkeeper will not call us about.',
    topic: 'business',
    author: 'nadia-rahman',
    picture: pictured('room-kitchen', 'deep-forest', 'A deep green kitchen with a pale oak island'),
    daysAgo: 170,
    body: `A house has about four hundred things in it that come from people like us. Bought one room at a time they come with thirty-one invoices. Here is how builders with trade accounts do it with one.

## Before the order

Give every room a name and use it: *Bath 2*, not *kids*. The name goes on each line, on each carton and on the packing slip. Then tell us who in your office may change what. Most firms let a superintendent move dates and only the owner add lines.

## The order

Everything goes on one PO with its prices fixed for **ninety days**. Lines are released in draws that follow your schedule: rough-in, cabinets, finish, furniture. You are invoiced for a draw when it has been delivered and not when it was picked.

## The changes

There will be some. A line that has not been released can be changed without a fee. A stocked line that has can come back within thirty days. Made-to-order lines say so in red, on the quote and again on the confirmation, because nobody ever read it the first time.

## The end

When the last draw is in, we close the order together: fifteen minutes on the phone, returns counted, credit issued, one statement. File it with the certificate of occupancy.

To begin, open a [trade account](/trade-register) or bring a set of plans to any of the three counters.`,
  },
];
