import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useGetFight, useMarkFightAsViewed } from '../../../../../generated/hooks/fights.ts'
import { ApiError } from '../../api/api-error.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import styles from './fight.module.css'
import { FightState } from './fight-state.tsx'
import { FightView } from './fight-view.tsx'

const home = { to: '/game', label: 'В замок' }

/** One of the player's own reports; opening it marks it as viewed. */
export function FightLogPage() {
  const { id = '' } = useParams()
  const fightId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
  return fightId === null ? (
    <FightState error={new ApiError(404, null)} onRetry={() => undefined} home={home} />
  ) : (
    <OwnFight key={fightId} fightId={fightId} />
  )
}

function OwnFight({ fightId }: { fightId: number }) {
  const { data, error, refetch } = useGetFight(fightId, { query: { staleTime: Number.POSITIVE_INFINITY } })
  const { mutate } = useMarkFightAsViewed({ mutation: { meta: { ownErrors: true } } })
  const layout = useGameData('playerLayout')
  const hasLog = layout.data?.unlocks.includes('fightLogOpenBanner') ?? false
  const marked = useRef(false)
  const isUnviewed = data?.summary.isViewed === false
  useEffect(() => {
    if (!isUnviewed || marked.current) return
    marked.current = true
    mutate({ fightId })
  }, [isUnviewed, fightId, mutate])

  if (!data) return <FightState error={error} onRetry={() => void refetch()} home={home} />
  return (
    <FightView fight={data}>
      <nav className={styles.ways} aria-label="Дальше">
        <Link className={buttonClass({ variant: 'oak' })} to="/game/missions">
          К походам
        </Link>
        {hasLog && (
          <Link className={buttonClass({ variant: 'oak' })} to="/game/fight-logs">
            Все отчёты
          </Link>
        )}
      </nav>
    </FightView>
  )
}
