import type { paths } from '#generated/calls.ts'

type ListNameOf<Path> = Path extends `/admin/${infer Name}`
  ? Name extends `${string}{${string}`
    ? never
    : Name
  : never

/** Calls below /admin that are no lists. */
type NoList = 'statistics'

type ReadPath = {
  [Path in keyof paths]: paths[Path] extends { get: { responses: unknown } } ? Path : never
}[keyof paths]

type ListName = Exclude<ListNameOf<ReadPath>, NoList>

/** Resources whose address in the console is another than that of their calls (docs/game.md §2). */
export const CALLED = { 'content/news': 'news' } as const satisfies Readonly<Record<string, ListName>>

type Called = typeof CALLED

/** Resources of the console: the contract's lists below /admin. */
export type ResourceName = Exclude<ListName, Called[keyof Called]> | keyof Called

type ListOf<Name extends ResourceName> = Name extends keyof Called ? Called[Name] : Name

type ListCall<Name extends ResourceName> = paths[`/admin/${ListOf<Name>}`]['get']

/** The record in a resource's list. */
export type RecordOf<Name extends ResourceName> =
  ListCall<Name>['responses'][200]['content']['application/json'][number]

/** Fields of a resource's record. */
export type SourceOf<Name extends ResourceName> = Extract<keyof RecordOf<Name>, string>

/** The order of a list. */
export function sortedBy<Name extends ResourceName>(field: SourceOf<Name>, order: 'ASC' | 'DESC') {
  return { field, order }
}
