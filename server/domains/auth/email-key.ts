/** An address folded for comparison: case makes no other player. */
export const emailKeyOf = (email: string): string => email.toLowerCase()
