/** A name normalized for comparison: ignores case, and treats ё as е. */
export function nameKeyOf(name: string): string {
  return name.toLowerCase().replaceAll('ё', 'е')
}
