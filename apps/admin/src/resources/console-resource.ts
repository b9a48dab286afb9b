import type { ComponentType } from 'react'
import type { Role } from '#generated/types.ts'
import type { RecordOf, ResourceName, SourceOf } from './resource-name.ts'

/** An entry of the menu. Several resources may share one. */
export type Section = {
  /** Address below /admin/. */
  readonly path: string
  /** As the menu calls it. */
  readonly title: string
  /** As a button of the home page calls it. */
  readonly to: string
  readonly Icon: ComponentType
}

/** All that the console knows of a resource besides its pages. */
type Description<Name extends ResourceName> = {
  readonly name: Name
  /** One, few and many of them. The last one is also the title of the list. */
  readonly words: string
  /** What an empty list says. */
  readonly empty?: string
  readonly fields: Readonly<Partial<Record<SourceOf<Name>, string>>>
  /** Who may do what, by the contract's calls. Without `edit` and `create` nobody has a form for it. */
  readonly roles: {
    readonly list: readonly Role[]
    readonly edit?: readonly Role[]
    readonly create?: readonly Role[]
  }
  readonly section?: Section
  /** Its way in on a page that leads to several resources. */
  readonly entrance?: {
    readonly page: 'knowledge-base' | 'content'
    readonly title: string
    readonly about: string
  }
  readonly list?: ComponentType
  readonly show?: ComponentType
  readonly edit?: ComponentType
  readonly create?: ComponentType
  readonly recordRepresentation?: (record: RecordOf<Name>) => string
}

/** A description of each: a forgotten one does not compile. */
export type ConsoleResources = { readonly [Name in ResourceName]: Description<Name> }

/** Describes a resource of the console: its words, its roles, its place in the menu and its pages. */
export function consoleResource<Name extends ResourceName>(
  description: Description<Name>,
): Description<Name> {
  return description
}
