import { useState } from 'react'
import type {
  EditGuildRequest,
  Guild,
  GuildMember,
  GuildRole,
  SaveGuildRolesRequest,
} from '#generated/types.ts'
import { type GuildPermission, hasPermission } from '#rules/guilds/guild.ts'
import { HeadLink, HeadLinks } from '../../shell/head-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { BellIcon, GloryIcon, RenameIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { DoorsCard } from './doors-card.tsx'
import { EditSheet } from './edit-sheet.tsx'
import { GuildHead } from './guild-head.tsx'
import { MEMBER_FORMS, rightsOf } from './guild-words.ts'
import styles from './guilds.module.css'
import { type MemberAction, MemberSheet } from './member-sheet.tsx'
import { MembersCard } from './members-card.tsx'
import { RequestsCard, type RequestsCardProps } from './requests-card.tsx'
import { RolesSheet } from './roles-sheet.tsx'
import { WeeksCard, type WeeksCardProps } from './weeks-card.tsx'

export type OwnGuildViewProps = {
  guild: Guild
  own: GuildRole
  ownId: number | null
  weeks: WeeksCardProps
  /** Null for those who may neither accept nor reject. */
  requests: Pick<RequestsCardProps, 'requests' | 'busy' | 'onAnswer'> | null
  /** The action about a member whose answer is awaited. */
  acting: MemberAction | null
  /** Calls `done` when the member has got it. */
  onMember: (playerId: number, action: MemberAction, done: () => void) => void
  saving: boolean
  onEdit: (changed: EditGuildRequest, done: () => void) => void
  onRoles: (request: SaveGuildRolesRequest, done: () => void) => void
  leaving: 'LEAVE' | 'DELETE' | null
  onLeave: () => void
  onDelete: () => void
}

/** Permissions that say what may be done about a member. */
const ON_MEMBERS: readonly GuildPermission[] = ['UPGRADE_ROLE', 'DOWNGRADE_ROLE', 'KICK_OUT']

/** The own guild as its members see it. */
export function OwnGuildView(props: OwnGuildViewProps) {
  const { guild, own, ownId, weeks, requests, leaving, onLeave, onDelete } = props
  const { members, notice } = guild
  const [member, setMember] = useState<GuildMember | null>(null)
  const [sheet, setSheet] = useState<'edit' | 'roles' | null>(null)
  const mayAct = ON_MEMBERS.some((permission) => hasPermission(own, permission))
  return (
    <PageFrame
      title="Моя гильдия"
      aside={
        <HeadLinks label="О гильдии">
          <HeadLink to="guildHistory">История</HeadLink>
          <HeadLink to="topGuilds">Лучшие гильдии</HeadLink>
        </HeadLinks>
      }
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <GuildHead guild={guild}>
            {hasPermission(own, 'EDIT_GUILD_INFO') && (
              <Button icon={<RenameIcon />} onClick={() => setSheet('edit')}>
                Править описание и объявление
              </Button>
            )}
          </GuildHead>
          <NoticeCard notice={notice ?? ''} />
          <MembersCard members={members} ownId={ownId} onAct={mayAct ? setMember : undefined} />
        </div>
        <div className={styles.column}>
          {requests && <RequestsCard {...requests} role={own} memberCount={members.length} />}
          <WeeksCard {...weeks} />
          <RolesCard roles={guild.roles ?? []} members={members} own={own} onEdit={() => setSheet('roles')} />
          <DoorsCard guild={guild} own={own} busy={leaving} onLeave={onLeave} onDelete={onDelete} />
        </div>
      </div>
      <Sheets
        {...props}
        member={member}
        sheet={sheet}
        onMemberClose={() => setMember(null)}
        onClose={() => setSheet(null)}
      />
    </PageFrame>
  )
}

type SheetsProps = OwnGuildViewProps & {
  member: GuildMember | null
  sheet: 'edit' | 'roles' | null
  onMemberClose: () => void
  onClose: () => void
}

function Sheets(props: SheetsProps) {
  const {
    guild,
    own,
    ownId,
    member,
    sheet,
    acting,
    saving,
    onMember,
    onEdit,
    onRoles,
    onMemberClose,
    onClose,
  } = props
  // The member as of now: a sheet may stay open while others act.
  const shown = member && guild.members.find(({ player }) => player.playerId === member.player.playerId)
  return (
    <>
      {shown && (
        <MemberSheet
          guild={guild}
          member={shown}
          busy={acting}
          onAct={(action) => onMember(shown.player.playerId, action, onMemberClose)}
          onClose={onMemberClose}
        />
      )}
      {sheet === 'edit' && ownId !== null && (
        <EditSheet guild={guild} ownId={ownId} saving={saving} onSave={onEdit} onClose={onClose} />
      )}
      {sheet === 'roles' && guild.roles && (
        <RolesSheet
          roles={guild.roles}
          revision={guild.revision}
          members={guild.members}
          own={own}
          saving={saving}
          onSave={(request) => onRoles(request, onClose)}
          onClose={onClose}
        />
      )}
    </>
  )
}

/** What the guild tells its members. */
function NoticeCard({ notice }: { notice: string }) {
  return (
    <Card title="Объявление" icon={<BellIcon />} label="Объявление">
      {notice === '' ? (
        <p className={styles.note}>Объявлений нет. Его увидят только участники.</p>
      ) : (
        <p className={styles.text}>{notice}</p>
      )}
    </Card>
  )
}

type RolesCardProps = {
  roles: readonly GuildRole[]
  members: readonly GuildMember[]
  own: GuildRole
  onEdit: () => void
}

/** The roles of the guild, the highest first: who has them and what they allow. */
function RolesCard({ roles, members, own, onEdit }: RolesCardProps) {
  return (
    <Card title={<Tip of="guildRoles">Роли</Tip>} icon={<GloryIcon />} label="Роли">
      <ol className={styles.roles}>
        {roles.map((role) => (
          <li key={role.roleId}>
            <b>{role.name}</b>
            <span className={styles.note}>
              {role.roleId === own.roleId && 'ваша роль, '}
              {counted(members.filter((member) => member.role.roleId === role.roleId).length, MEMBER_FORMS)}
            </span>
            <span className={styles.note}>{rightsOf(role)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          cannot={hasPermission(own, 'EDIT_ROLE') ? [] : [{ message: 'Ваша роль этого не позволяет' }]}
          onClick={onEdit}
        >
          Изменить роли
        </Button>
      </div>
    </Card>
  )
}
