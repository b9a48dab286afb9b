/** An address folded for comparison: neither case nor blanks around it make another one. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}
