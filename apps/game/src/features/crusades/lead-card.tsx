import type { Crusade } from '#generated/types.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { spellDuration } from '../../ui/format/duration.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { CrusadeIcon, EnergyIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './crusade.module.css'

export type LeadCalls = {
  /** The call in progress. */
  pending: 'start' | 'disband' | 'remove' | 'leave' | null
  onStart: () => void
  onDisband: () => void
  onRemove: () => void
  onLeave: () => void
}

type LeadCardProps = LeadCalls & { crusade: Crusade }

/** The leader sets out or ends the crusade. Other members may leave it. */
export function LeadCard(props: LeadCardProps) {
  const { crusade } = props
  return (
    <Card kind="ruled" title="Выступление" icon={<CrusadeIcon />} label="Выступление">
      <div className={styles.lead}>
        {crusade.tie === 'LEADER' ? <Lead {...props} /> : <Follow {...props} />}
        {crusade.disbandsAt !== null && (
          <p className={styles.quiet}>
            Если не выступит, поход разойдётся сам через{' '}
            <Countdown until={crusade.disbandsAt} label="До роспуска" />.
          </p>
        )}
      </div>
    </Card>
  )
}

function namesOf(members: Crusade['members']): string {
  return members.map(({ player }) => player.name).join(', ')
}

/** The server's reasons, with the names of those who delay the start. */
function startReasons({ startRefusals, members }: Crusade): Reason[] {
  const late = {
    hostAway: { icon: <HourglassIcon />, detail: namesOf(members.filter(({ isAway }) => isAway)) },
    notEnoughEnergy: {
      icon: <EnergyIcon />,
      detail: namesOf(members.filter(({ hasEnergy }) => hasEnergy === false)),
    },
  }
  return startRefusals.map(({ code, message }) => ({
    message,
    ...(code === 'hostAway' || code === 'notEnoughEnergy' ? late[code] : {}),
  }))
}

function Lead({ crusade, pending, onStart, onDisband, onRemove }: LeadCardProps) {
  const { boss, members } = crusade
  const isAlone = members.length === 1
  return (
    <>
      <FeatureButton
        feature="crusades"
        variant="act"
        full
        icon={<CrusadeIcon />}
        loading={pending === 'start'}
        disabled={pending !== null && pending !== 'start'}
        cannot={startReasons(crusade)}
        confirm={{
          title: 'Выступить в поход?',
          text: `Каждый потратит ${boss.energy} энергии. Войска вернутся через ${spellDuration(boss.durationSeconds)}, до тех пор они в отлучке.`,
        }}
        onClick={onStart}
      >
        Выступить
      </FeatureButton>
      {isAlone ? (
        <FeatureButton
          feature="crusades"
          full
          loading={pending === 'remove'}
          confirm={{ title: 'Убрать поход?', text: 'Просьбы и приглашения пропадут.' }}
          onClick={onRemove}
        >
          Убрать поход
        </FeatureButton>
      ) : (
        <FeatureButton
          feature="crusades"
          full
          loading={pending === 'disband'}
          confirm={{
            title: 'Распустить поход?',
            text: `Разойдутся все: ${counted(members.length, ['участник', 'участника', 'участников'])}. Просьбы и приглашения пропадут.`,
          }}
          onClick={onDisband}
        >
          Распустить поход
        </FeatureButton>
      )}
    </>
  )
}

function Follow({ crusade, pending, onLeave }: LeadCardProps) {
  const reasons = startReasons(crusade)
  return (
    <>
      <p className={styles.quiet}>
        Знак к выступлению даёт предводитель, {crusade.leader.name}.{' '}
        {reasons.length === 0
          ? 'Всё готово.'
          : `Пока нельзя: ${reasons.map(({ message, detail }) => (detail ? `${lowerFirst(message)} (${detail})` : lowerFirst(message))).join(', ')}.`}
      </p>
      <FeatureButton
        feature="crusades"
        full
        loading={pending === 'leave'}
        confirm={{ title: 'Покинуть поход?', text: 'Вернуться можно с новой просьбой.' }}
        onClick={onLeave}
      >
        Покинуть поход
      </FeatureButton>
    </>
  )
}

function lowerFirst(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1)
}
