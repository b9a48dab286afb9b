import type { ReactNode } from 'react'
import type { Guild } from '#generated/types.ts'
import { formatAverageLevel } from '../../shared/guilds/average-level.ts'
import { GuildArms } from '../../shared/guilds/guild-badge.tsx'
import { formatGameDay } from '../../ui/format/date.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import styles from './guilds.module.css'

type GuildHeadProps = {
  guild: Guild
  /** Below the description: what can be done. */
  children?: ReactNode
}

/** Who the guild is: arms, name, tag, figures and description. */
export function GuildHead({ guild, children }: GuildHeadProps) {
  const { guildTag, name, description, members, membersMax, averageLevel, totalGold, createdAt } = guild
  return (
    <Card kind="ruled" label={`Гильдия «${name}»`}>
      <div className={styles.who}>
        <GuildArms guildTag={guildTag} size={84} />
        <div>
          <h2>{name}</h2>
          <p className={styles.note}>
            Метка <b>{guildTag}</b>, основана {formatGameDay(createdAt)}
          </p>
        </div>
      </div>
      <StatList>
        <StatLine name="Участники">
          {members.length} из {membersMax}
        </StatLine>
        <StatLine name={<Tip of="guildAverageLevel">Средний уровень</Tip>}>
          {formatAverageLevel(averageLevel)}
        </StatLine>
        <StatLine name={<Tip of="guildTotalGold">Всего золота</Tip>}>{formatNumber(totalGold)}</StatLine>
      </StatList>
      <p className={description === '' ? styles.note : styles.text}>
        {description === '' ? 'Описания пока нет.' : description}
      </p>
      {children && <div className={styles.actions}>{children}</div>}
    </Card>
  )
}
