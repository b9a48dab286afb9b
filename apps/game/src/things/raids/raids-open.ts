/** Whether the tutorial has opened raids. Pages of raids tell of them no earlier. */
export function areRaidsOpen(unlocks: readonly string[] | undefined): boolean {
  return unlocks?.includes('forayOpenBanner') ?? false
}
