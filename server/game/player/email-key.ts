/** An address folded for comparison: case makes no other player. */
export function emailKeyOf(email: string): string {
  return email.toLowerCase()
}
