/** What the arms of a guild are drawn from: its tag, which never changes. */
export function guildArms(guildTag: string): string {
  return `g${guildTag.toLowerCase()}`
}
