import { createContext, type ReactNode, useContext } from 'react'

/** What a number means, as plain text with a blank line between paragraphs. */
export type TipWords = { title: string; baseContent: string; additionalContent: string }

const NONE: Readonly<Record<string, TipWords>> = {}
const Known = createContext(NONE)

type TipsProps = {
  /** By key. Undefined while loading. */
  tips: Readonly<Record<string, TipWords>> | undefined
  children: ReactNode
}

/** Provides the tips to every `Tip` below it. */
export function Tips({ tips, children }: TipsProps) {
  return <Known value={tips ?? NONE}>{children}</Known>
}

/** The tip of this key. Undefined if there is none. */
export function useTip(key: string): TipWords | undefined {
  return useContext(Known)[key]
}
