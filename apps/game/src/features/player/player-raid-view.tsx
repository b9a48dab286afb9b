import type { Opponent } from '#generated/types.ts'
import { type Raider, useRaidReasons, useSpyReasons } from '../../shared/raids/raid-reasons.tsx'
import { raidChanceWords } from '../../shared/raids/raid-words.ts'
import { tacticsPlace } from '../../shared/raids/tactics-place.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ForaysIcon, SpyIcon } from '../../ui/pictures/icons.ts'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './player-page.module.css'

type PlayerRaidViewProps = {
  opponent: Opponent
  raider: Raider
  spying: boolean
  onSpy: () => void
}

/** Raid and spies from the page of a player, each with why it cannot be now. */
export function PlayerRaidView({ opponent, raider, spying, onSpy }: PlayerRaidViewProps) {
  const { opponentId, difficulty, winPercent, seen } = opponent
  const raidReasons = useRaidReasons(opponent, raider)
  const spyReasons = useSpyReasons(opponent, raider)
  const attack = (
    <>
      <ForaysIcon aria-hidden="true" /> Напасть
    </>
  )
  return (
    <>
      <p className={styles.chance}>
        <Unbroken>{raidChanceWords(difficulty, winPercent)}</Unbroken>
        {seen && (
          <>
            {'. '}
            <PageLink to="raidTactics" {...tacticsPlace(opponentId)}>
              Оборона разведана
            </PageLink>
          </>
        )}
      </p>
      {raidReasons.length > 0 ? (
        <Button variant="act" cannot={raidReasons}>
          {attack}
        </Button>
      ) : (
        <PageLink className={buttonClass({ variant: 'act' })} to="raidTactics" {...tacticsPlace(opponentId)}>
          {attack}
        </PageLink>
      )}
      <FeatureButton feature="raids" icon={<SpyIcon />} loading={spying} cannot={spyReasons} onClick={onSpy}>
        {seen ? 'Разведать снова' : 'Разведать'}
      </FeatureButton>
    </>
  )
}
