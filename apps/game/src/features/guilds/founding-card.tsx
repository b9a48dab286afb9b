import type { GuildFounding } from '#generated/types.ts'
import { GuildArms } from '../../shared/guilds/guild-badge.tsx'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { CurrencyAmount } from '../../ui/values/currency-amount.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { ChipIn, type ChipInProps } from './chip-in.tsx'
import styles from './guilds.module.css'

/** How a founding has ended. */
const ENDS = {
  FOUNDED: 'Сумма набралась: гильдия основана.',
  EXPIRED: 'Срок вышел, алмазы вернулись всем, кто скидывался.',
  CANCELLED: 'Сбор отменён, алмазы вернулись всем, кто скидывался.',
} as const

/** A founding: what is missing, who gave how much, and what the player can do. */
export function FoundingCard(props: ChipInProps) {
  const { founding } = props
  const { name, guildTag, founder, diamonds, diamondsNeeded, status, endsAt, description } = founding
  return (
    <Card kind="ruled" label={`Сбор на гильдию «${name}»`}>
      <div className={styles.who}>
        <GuildArms guildTag={guildTag} size={64} />
        <div>
          <h2>{name}</h2>
          <p className={styles.note}>
            Метка <b>{guildTag}</b>, сбор ведёт <PlayerName {...founder} />
          </p>
        </div>
      </div>
      {description !== '' && <p className={styles.text}>{description}</p>}
      <div className={styles.steps}>
        <Meter
          label="Собрано алмазов"
          value={diamonds}
          max={diamondsNeeded}
          tincture={status === 'FOUNDED' ? 'gold' : 'azure'}
          note={
            status === 'OPEN' && (
              <>
                До конца сбора: <Countdown until={endsAt} label="До конца сбора" />
              </>
            )
          }
        />
        {status === 'OPEN' ? (
          <>
            <p className={styles.note}>
              Как только сумма наберётся, гильдия появится сама: кто начал сбор, станет главой, остальные
              участниками. Не наберётся в срок, алмазы вернутся.
            </p>
            <Shares founding={founding} />
            <ChipIn {...props} />
          </>
        ) : (
          <>
            <p>{ENDS[status]}</p>
            {status === 'FOUNDED' && (
              <PageLink className={buttonClass({})} to="otherGuild" of={guildTag}>
                К гильдии
              </PageLink>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

function Shares({ founding: { shares, sharesMax } }: { founding: GuildFounding }) {
  return (
    <section aria-label="Кто скинулся">
      <h3 className={styles.day}>
        Скинулись {formatNumber(shares.length)} из {sharesMax}
      </h3>
      <ul className={styles.shares}>
        {shares.map(({ player, diamonds }) => (
          <li key={player.playerId}>
            <PlayerBadge
              player={{
                id: player.arms,
                name: player.name,
                avatarUrl: player.avatarUrl,
                level: player.level,
              }}
              link={<PlayerName {...player} />}
              size={32}
            />
            <b>
              <CurrencyAmount currency="DIAMONDS" value={diamonds} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
