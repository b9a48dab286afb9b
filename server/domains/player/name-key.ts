/** A name folded for comparison: case, and ё for е, make no other player. */
export const nameKeyOf = (name: string): string => name.toLowerCase().replaceAll('ё', 'е')
