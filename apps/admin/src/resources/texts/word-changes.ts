/** A run of words that both texts have, or that only one of them has. */
export type Change = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

/** Longer texts are compared as a whole: the table of the comparison grows with the product of both lengths. */
const WORDS_MAX = 1_500

function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}

/** For each place in both texts, how many words the rest of them have in common, in order. */
function commonAfter(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const both = (table[row + 1]?.[column + 1] ?? 0) + 1
      const either = Math.max(table[row + 1]?.[column] ?? 0, table[row]?.[column + 1] ?? 0)
      const line = table[row]
      if (line) line[column] = before[row] === after[column] ? both : either
    }
  }
  return table
}

function joined(changes: readonly Change[]): Change[] {
  const runs: Change[] = []
  for (const change of changes) {
    const last = runs.at(-1)
    if (last?.kind === change.kind) runs[runs.length - 1] = { ...last, text: last.text + change.text }
    else runs.push(change)
  }
  return runs
}

/** What has to change, word by word, to make one text of the other. */
export function wordChanges(beforeText: string, afterText: string): Change[] {
  if (beforeText === afterText) return beforeText === '' ? [] : [{ kind: 'same', text: beforeText }]
  const before = wordsOf(beforeText)
  const after = wordsOf(afterText)
  if (before.length > WORDS_MAX || after.length > WORDS_MAX)
    return [
      { kind: 'removed', text: beforeText },
      { kind: 'added', text: afterText },
    ]
  const common = commonAfter(before, after)
  const changes: Change[] = []
  let row = 0
  let column = 0
  while (row < before.length || column < after.length) {
    const removed = before[row]
    const added = after[column]
    if (removed !== undefined && removed === added) {
      changes.push({ kind: 'same', text: removed })
      row += 1
      column += 1
    } else if (
      removed !== undefined &&
      (added === undefined || (common[row + 1]?.[column] ?? 0) >= (common[row]?.[column + 1] ?? 0))
    ) {
      changes.push({ kind: 'removed', text: removed })
      row += 1
    } else if (added !== undefined) {
      changes.push({ kind: 'added', text: added })
      column += 1
    }
  }
  return joined(changes)
}
