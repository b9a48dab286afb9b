import type { ComponentType, SVGProps } from 'react'
import type { PageKey } from '../../../../catalogue/pages.ts'
import type { LazyPart } from './lazy-part.tsx'

type MenuBadge = 'quests' | 'fights' | 'gear'

/** How the menu shows a page. */
export type PageMenu = { label: string; icon: ComponentType<SVGProps<SVGSVGElement>>; badge?: MenuBadge }

/** What a feature adds to a page of `catalogue/pages.ts`: its code, and its entry in the menu. */
export type PageView = { component: LazyPart<object>; menu?: PageMenu }

/** The pages of a feature, in its `pages.ts`. */
export type FeaturePages = Partial<Record<PageKey, PageView>>
