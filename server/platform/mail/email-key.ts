/** An address normalized for comparison: ignores case and surrounding spaces. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}
