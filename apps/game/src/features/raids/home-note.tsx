import type { Opponent } from '#generated/types.ts'
import { LOOT_LIMIT_WORDS } from '../../shared/raids/loot-limit-words.ts'
import styles from './opponent-card.module.css'

/** How much of a neighbour's army is at home, in words. Null if all of it is. */
function homeWords(homePercent: number): string | null {
  if (homePercent === 100) return null
  return homePercent < 100
    ? `Дома ${homePercent} из 100 воинов, прочие в походе.`
    : `К воинам замка пришла подмога: на каждые 100 своих ещё ${homePercent - 100}.`
}

/** What a raider should know beforehand: who is at home, and why there is little gold. */
export function HomeNote({ opponent: { homePercent, lootLimit } }: { opponent: Opponent }) {
  const home = homeWords(homePercent)
  return (
    <>
      {home && <p className={styles.note}>{home}</p>}
      {lootLimit && <p className={styles.note}>{LOOT_LIMIT_WORDS[lootLimit]}</p>}
    </>
  )
}
