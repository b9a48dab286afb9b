import type { WireAnswer } from '../wire.ts'

/** What players hear during a drill, of every try. */
export type HeardAnswers = {
  note(answer: WireAnswer | undefined): void
  /** The longest time without a success, ms. */
  longestGapMs(): number
  /** How many pages of the proxy's own there were. */
  proxyPages(): number
  /** Every kind of answer that was no success, with its count. */
  failures(): string
}

/** A refusal by the rules of the game is an answer, too: only a command that is not decided is a failure. */
function failureOf(answer: WireAnswer | undefined): string | undefined {
  if (answer === undefined) return 'broken'
  if (answer.status < 500) return undefined
  const [, code] = /"code":"(\w+)"/.exec(answer.text) ?? []
  return `${answer.status} ${code ?? PROXY_PAGE}`
}

const PROXY_PAGE = 'page of the proxy'

export function hearAnswers(): HeardAnswers {
  let lastAt: number | undefined
  let gap = 0
  const failures = new Map<string, number>()
  return {
    note: (answer) => {
      const failure = failureOf(answer)
      if (failure !== undefined) failures.set(failure, (failures.get(failure) ?? 0) + 1)
      if (answer?.status !== 200) return
      const at = performance.now()
      gap = Math.max(gap, at - (lastAt ?? at))
      lastAt = at
    },
    longestGapMs: () => gap,
    proxyPages: () =>
      [...failures].reduce((sum, [name, count]) => (name.endsWith(PROXY_PAGE) ? sum + count : sum), 0),
    failures: () => [...failures].map(([name, count]) => `${count} × ${name}`).join(', ') || 'none',
  }
}
