import type { LeftOut } from '#server/platform/left-out.ts'

/** Notes what a server leaves out, which hides a fault from a test unless the test expects it. */
export function noteLeftOut(): { readonly onLeftOut: LeftOut; readonly lines: string[] } {
  const lines: string[] = []
  return {
    onLeftOut: ({ name }, failures) => {
      for (const { error, keys } of failures)
        lines.push(`${name} ${JSON.stringify(keys ?? {})}: ${error instanceof Error ? error.stack : error}`)
    },
    lines,
  }
}

/** Throws if something was left out. */
export function expectNothingLeftOut(lines: readonly string[]): void {
  if (lines.length > 0) throw new Error(`Something was left out:\n${lines.join('\n')}`)
}
