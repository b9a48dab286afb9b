import type { paths } from '../../../../generated/calls.ts'

type NameOf<Path> = Path extends `/admin/${infer Name}`
  ? Name extends `${string}/${string}`
    ? never
    : Name
  : never

/** Resources of the console: the contract's lists below /admin. */
export type ResourceName = NameOf<keyof paths>

type ListCall<Name extends ResourceName> = paths[`/admin/${Name}`]['get']

/** The record in a resource's list. */
export type RecordOf<Name extends ResourceName> =
  ListCall<Name>['responses'][200]['content']['application/json'][number]

/** Fields of a resource's record. */
export type SourceOf<Name extends ResourceName> = Extract<keyof RecordOf<Name>, string>

/** The order of a list. */
export function sortedBy<Name extends ResourceName>(field: SourceOf<Name>, order: 'ASC' | 'DESC') {
  return { field, order }
}
