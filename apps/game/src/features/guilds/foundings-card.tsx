import type { ListedFounding } from '#generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { GuildArms } from '../../things/guilds/guild-badge.tsx'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { DiamondIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import styles from './guilds.module.css'

/** The open foundings, the newest first. */
export function FoundingsCard({ list }: { list: Pages<ListedFounding> }) {
  const { items } = list
  return (
    <Card title="Идут сборы" icon={<DiamondIcon />} label="Идут сборы">
      {!items && <Pending error={list.error} onRetry={list.onRetry} lines={3} />}
      {items?.length === 0 && (
        <Empty icon={<DiamondIcon />}>Сейчас никто не собирает на гильдию. Начните первым.</Empty>
      )}
      {items && items.length > 0 && (
        <ul className={styles.people}>
          {items.map((founding) => (
            <Founding key={founding.foundingId} founding={founding} />
          ))}
        </ul>
      )}
      {items && <MorePages pages={list} full />}
    </Card>
  )
}

function Founding({ founding }: { founding: ListedFounding }) {
  const { foundingId, name, guildTag, founder, diamonds, diamondsNeeded, shareCount, ownShare, endsAt } =
    founding
  return (
    <li className={styles.founding}>
      <GuildArms guildTag={guildTag} size={40} />
      <div>
        <PageLink to="guild" search={`founding=${foundingId}`}>
          {name}
        </PageLink>
        <p className={styles.note}>
          {founder.name}, скинулись: {formatNumber(shareCount)}
          {ownShare > 0 && `, ваш взнос ${formatNumber(ownShare)}`}, ещё{' '}
          <Countdown until={endsAt} label={`До конца сбора на «${name}»`} />
        </p>
        <Meter label={`Собрано на «${name}»`} value={diamonds} max={diamondsNeeded} bare thin />
      </div>
    </li>
  )
}
