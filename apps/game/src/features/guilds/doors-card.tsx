import type { Guild, GuildRole } from '#generated/types.ts'
import { hasPermission, leaveRefusals } from '#rules/guilds/guild.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { ExitIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './guilds.module.css'

type DoorsCardProps = {
  guild: Pick<Guild, 'name'>
  own: GuildRole
  busy: 'LEAVE' | 'DELETE' | null
  onLeave: () => void
  onDelete: () => void
}

/** The ways out: leave, or delete the guild. */
export function DoorsCard({ guild, own, busy, onLeave, onDelete }: DoorsCardProps) {
  return (
    <Card title="Уйти" icon={<ExitIcon />} label="Уйти">
      <div className={styles.actions}>
        <FeatureButton
          feature="guilds"
          loading={busy === 'LEAVE'}
          cannot={reasonsOf(leaveRefusals(own))}
          confirm={{
            title: `Выйти из гильдии «${guild.name}»?`,
            text: 'Вернуться можно будет только по новой заявке.',
          }}
          onClick={onLeave}
        >
          Выйти из гильдии
        </FeatureButton>
        {hasPermission(own, 'DELETE_GUILD') && (
          <FeatureButton
            feature="guilds"
            loading={busy === 'DELETE'}
            confirm={{
              title: `Распустить гильдию «${guild.name}»?`,
              isGrave: true,
              text: 'Выйдут все участники, история пропадёт, алмазы не вернутся.',
            }}
            onClick={onDelete}
          >
            Распустить гильдию
          </FeatureButton>
        )}
      </div>
    </Card>
  )
}
