/** A name folded for comparison: case, and ё for е, make no other player. */
export function nameKeyOf(name: string): string {
  return name.toLowerCase().replaceAll('ё', 'е')
}
