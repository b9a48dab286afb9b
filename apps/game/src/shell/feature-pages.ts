import type { ComponentType, SVGProps } from 'react'
import type { PageKey } from '#catalogue/pages.ts'
import type { LazyPart } from './lazy-part.tsx'

type MenuBadge = 'quests' | 'fights' | 'gear' | 'guild' | 'crusades'

/** A page's entry in the menu. */
export type PageMenu = {
  label: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  badge?: MenuBadge
  /** Stands last while it is locked, so that a newcomer's bar has room for the pages of the first hours. */
  isLate?: boolean
}

/** What a feature adds to a page of `catalogue/pages.ts`: its component and its menu entry. */
export type PageView = { component: LazyPart<object>; menu?: PageMenu }

/** The pages of a feature, exported by its `pages.ts`. */
export type FeaturePages = Partial<Record<PageKey, PageView>>

/** A page outside the game, which needs no unlock: its path below its layout and its title. */
export type FeatureRoute = { path: string; title: string; component: LazyPart<object> }
