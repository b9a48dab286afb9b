/**
 * The line for a level from 2 on: each of the first levels has its own, then the lines of a title come in turn, so
 * that the same one never comes twice in a row. `later` must not be empty.
 */
export function lineOfLevel(level: number, first: readonly string[], later: readonly string[]): string {
  return first[level - 2] ?? later[level % later.length] ?? ''
}
