import { createContext, type ReactNode, useContext } from 'react'
import { useGameData } from '../live/use-game-data.ts'

type Titles = Readonly<Record<string, string>>

const NONE: Titles = {}

const Changed = createContext(NONE)

/** Provides the titles of quests that administrators have changed. */
export function QuestTitles({ children }: { children: ReactNode }) {
  const { data } = useGameData('quests')
  return <Changed value={data?.retitled ?? NONE}>{children}</Changed>
}

/** Titles that differ from the catalogue's, by the key of the quest. */
export function useChangedTitles(): Titles {
  return useContext(Changed)
}
