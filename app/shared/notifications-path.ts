/** Where all of a person's notifications are, and where the forms that mark them go. */
export const notificationsPath = '/a/notifications';
