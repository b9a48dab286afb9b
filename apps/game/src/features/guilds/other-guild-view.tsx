import type { Guild } from '#generated/types.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { GuildHead } from './guild-head.tsx'
import styles from './guilds.module.css'
import { MembersCard } from './members-card.tsx'
import { WeeksCard, type WeeksCardProps } from './weeks-card.tsx'

export type OtherGuildViewProps = {
  guild: Guild
  ownId: number | null
  weeks: WeeksCardProps
  /** A request is being sent or revoked. */
  busy: boolean
  onAsk: () => void
  onRevoke: () => void
}

/** A guild as everybody sees it, and the way to join it. */
export function OtherGuildView(props: OtherGuildViewProps) {
  const { guild, ownId, weeks } = props
  return (
    <PageFrame title={guild.name} aside={<HeadLink to="topGuilds">Лучшие гильдии</HeadLink>}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <GuildHead guild={guild}>
            <Joining {...props} />
          </GuildHead>
        </div>
        <div className={styles.column}>
          <MembersCard members={guild.members} ownId={ownId} />
          <WeeksCard {...weeks} />
        </div>
      </div>
    </PageFrame>
  )
}

function Joining({ guild, busy, onAsk, onRevoke }: OtherGuildViewProps) {
  switch (guild.relation) {
    case 'MEMBER':
      return (
        <PageLink className={buttonClass({ variant: 'act' })} to="guild">
          В свою гильдию
        </PageLink>
      )
    case 'REQUESTED':
      return (
        <>
          <p className={styles.note}>Ваша заявка отправлена. Её рассмотрят те, кому это позволяет роль.</p>
          <FeatureButton feature="guilds" loading={busy} onClick={onRevoke}>
            Отозвать заявку
          </FeatureButton>
        </>
      )
    case 'STRANGER':
      return (
        <FeatureButton
          feature="guilds"
          variant="act"
          loading={busy}
          cannot={guild.joinRefusals.map(({ message }) => ({ message }))}
          onClick={onAsk}
        >
          Подать заявку
        </FeatureButton>
      )
  }
}
