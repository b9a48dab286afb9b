import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PAGE_PARTS } from '#catalogue/pages.ts'
import { useStartTaxCollection } from '#generated/hooks/taxes.ts'
import type { ControlPanelData } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { notify } from '../../shell/notify.ts'
import { Button } from '../../ui/controls/button.tsx'
import { countHours } from '../../ui/format/duration.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GoldIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './taxes.module.css'

const TaxSheet = lazyPart(async () => (await import('./tax-sheet.tsx')).TaxSheet, 'toast')

type TaxesCardProps = {
  taxes: ControlPanelData['taxes']
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
}

/** Taxes on the castle page: the row, and the sheet that sends collectors. */
export function TaxesCard({ taxes, isChoosing, onChoosing }: TaxesCardProps) {
  const start = useStartTaxCollection({
    mutation: {
      onSuccess: () => {
        onChoosing(false)
        notify('success', 'Сборщики вышли за ворота')
      },
    },
  })
  const { hash } = useLocation()
  const navigate = useNavigate()
  const row = useRef<HTMLDivElement>(null)
  const isAway = taxes.active !== null
  useEffect(() => {
    if (hash !== `#${PAGE_PARTS.taxes.hash}`) return
    row.current?.scrollIntoView({ block: 'center' })
    if (!isAway) onChoosing(true)
    // Clears the hash, so that the same link works again.
    navigate({ hash: '' }, { replace: true })
  }, [hash, isAway, onChoosing, navigate])
  const army = useGameData('army').data
  const peasants = army?.groups.find(({ group }) => group === 'peasants')
  return (
    <>
      <div ref={row}>
        <TaxRow taxes={taxes} onSend={() => onChoosing(true)} />
      </div>
      {isChoosing && !taxes.active && (
        <Suspense fallback={null}>
          <TaxSheet
            choices={taxes.choices}
            peasants={peasants}
            isSending={start.isPending}
            onSend={(hours) => start.mutate({ data: { hours } })}
            onClose={() => onChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

type TaxRowProps = { taxes: ControlPanelData['taxes']; onSend: () => void }

/** The tax collectors: on their way, or at home and idle. */
export function TaxRow({ taxes: { active, choices }, onSend }: TaxRowProps) {
  if (active)
    return (
      <Card kind="row" label="Сборщики в пути">
        <HourglassIcon aria-hidden="true" />
        <div className={styles.words}>
          Сборщики в пути
          <small>
            Принесут золота: <Tip of="taxes">{formatNumber(active.gold)}</Tip>
          </small>
        </div>
        <Countdown className={styles.countdown} until={active.endsAt} label="До возвращения сборщиков" />
      </Card>
    )
  const longest = choices.at(-1)
  return (
    <Card kind="row" label="Налоги">
      <GoldIcon aria-hidden="true" />
      <div className={styles.words}>
        Налоги
        <small>
          Сборщики ждут приказа
          {longest && longest.gold > 0 && (
            <>
              : за {countHours(longest.hours)} принесут <Tip of="taxes">{formatNumber(longest.gold)}</Tip>
            </>
          )}
        </small>
      </div>
      <Button small onClick={onSend}>
        Отправить
      </Button>
    </Card>
  )
}
