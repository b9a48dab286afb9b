import { useEffect } from 'react'
import { useGameData } from '../live/use-game-data.ts'
import { setPreferences } from '../ui/preferences.ts'

/** Lets all pages follow the player's choices, also those of another tab. */
export function useKeptPreferences(): void {
  const gameplay = useGameData('playerLayout').data?.gameplay
  useEffect(() => {
    if (gameplay) setPreferences(gameplay)
  }, [gameplay])
}
