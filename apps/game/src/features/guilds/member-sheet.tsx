import type { Guild, GuildMember } from '#generated/types.ts'
import { actOnMemberRefusals, changeRoleRefusals, type GuildRole, nextRole } from '#rules/guilds/guild.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import styles from './guilds.module.css'

export type MemberAction = 'UPGRADE' | 'DOWNGRADE' | 'TRANSFER' | 'KICK'

type MemberSheetProps = {
  guild: Pick<Guild, 'ownRole' | 'roles' | 'name'>
  member: GuildMember
  /** The action whose answer is awaited. */
  busy: MemberAction | null
  onAct: (action: MemberAction) => void
  onClose: () => void
}

/** What the own role may do about a member, each with why it cannot be. */
export function MemberSheet({ guild, member, busy, onAct, onClose }: MemberSheetProps) {
  const { player, role } = member
  const roles = guild.roles ?? []
  const own = guild.ownRole
  const target = roles.find(({ roleId }) => roleId === role.roleId)
  return (
    <Sheet open onClose={onClose} title={player.name}>
      <PlayerBadge
        player={{ id: player.arms, name: player.name, avatarUrl: player.avatarUrl, level: player.level }}
        note={role.name}
        size={56}
      />
      {own && target && (
        <div className={styles.choices}>
          <RoleButton {...{ own, target, roles, busy, onAct }} change="UPGRADE" />
          <RoleButton {...{ own, target, roles, busy, onAct }} change="DOWNGRADE" />
          {own.type === 'LEADER' && (
            <FeatureButton
              feature="guilds"
              full
              loading={busy === 'TRANSFER'}
              confirm={{
                title: 'Передать главенство?',
                isGrave: true,
                text: `Главой станет ${player.name}, а вы получите следующую роль.`,
              }}
              onClick={() => onAct('TRANSFER')}
            >
              Передать главенство
            </FeatureButton>
          )}
          <FeatureButton
            feature="guilds"
            full
            loading={busy === 'KICK'}
            cannot={reasonsOf(actOnMemberRefusals(own, 'KICK_OUT', target))}
            confirm={{ title: `Исключить из гильдии: ${player.name}?` }}
            onClick={() => onAct('KICK')}
          >
            Исключить
          </FeatureButton>
        </div>
      )}
    </Sheet>
  )
}

type NamedRole = GuildRole & { name: string }

type RoleButtonProps = Pick<MemberSheetProps, 'busy' | 'onAct'> & {
  own: NamedRole
  target: NamedRole
  roles: readonly NamedRole[]
  change: 'UPGRADE' | 'DOWNGRADE'
}

function RoleButton({ own, target, roles, change, busy, onAct }: RoleButtonProps) {
  const next = nextRole(roles, target, change)
  const verb = change === 'UPGRADE' ? 'Повысить' : 'Понизить'
  return (
    <FeatureButton
      feature="guilds"
      full
      loading={busy === change}
      cannot={reasonsOf(changeRoleRefusals(own, target, change, roles))}
      onClick={() => onAct(change)}
    >
      {next === null || next.type === 'LEADER' ? verb : `${verb}: ${next.name}`}
    </FeatureButton>
  )
}
