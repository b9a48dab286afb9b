/** The results of the bench, line by line, and which of them miss their goals. */
const lines: string[] = []
const failures: string[] = []

export function report(name: string, figures: string, isGood = true): void {
  lines.push(`${isGood ? ' ' : '✗'} ${name.padEnd(30)} ${figures}`)
  if (!isGood) failures.push(name)
}

/** A ratio with its goal, a minimum or a maximum. */
export function reportRatio(
  name: string,
  figures: string,
  ratio: number,
  goal: { readonly atLeast: number } | { readonly atMost: number },
): void {
  const [word, bound] = 'atLeast' in goal ? ['at least', goal.atLeast] : ['at most', goal.atMost]
  const isGood = 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost
  report(name, `${figures}, ratio ${ratio.toFixed(2)} (goal: ${word} ${bound})`, isGood)
}

/** Prints all results. Returns false if a goal is missed. */
export function printReport(conditions: string): boolean {
  console.log(conditions)
  console.log(lines.join('\n'))
  if (failures.length > 0) console.log(`Missed: ${failures.join(', ')}`)
  return failures.length === 0
}
