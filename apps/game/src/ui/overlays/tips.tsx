import { createContext, type ReactNode, useContext } from 'react'

/** What a number means; plain text, a blank line between paragraphs. */
export type TipWords = { title: string; baseContent: string; additionalContent: string }

const NONE: Readonly<Record<string, TipWords>> = {}
const Known = createContext(NONE)

type TipsProps = {
  /** By key; undefined until they are loaded. */
  tips: Readonly<Record<string, TipWords>> | undefined
  children: ReactNode
}

/** Lets everything below explain its numbers (`Tip`). */
export function Tips({ tips, children }: TipsProps) {
  return <Known value={tips ?? NONE}>{children}</Known>
}

/** The tip of this key; undefined while there is none. */
export function useTip(key: string): TipWords | undefined {
  return useContext(Known)[key]
}
