import type { Count } from './run-check.ts'

const SLOWEST = 10

/** Prints counts and time of each check, and the slowest files of the suites. */
export function printTimes(counts: readonly Count[]): void {
  console.log()
  for (const { name, passed, failed, seconds } of counts)
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`)
  const files = counts.flatMap((count) => count.files).sort((a, b) => b.seconds - a.seconds)
  if (files.length > SLOWEST) console.log('\nThe slowest files:')
  if (files.length > SLOWEST)
    for (const { name, seconds } of files.slice(0, SLOWEST))
      console.log(`${seconds.toFixed(0).padStart(5)} s ${name}`)
}
