/** The version of the package that the shop shares with the remote profile application (its package.json is not exported). */
export const remixVersion = '2.17.5';
