import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditGuildRequest } from '#generated/types.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { band, bodyOf, makeOfficer, seen, withOfficer } from './guild-folk.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** A guild whose leader and officer may change everything, and the revision that both have read. */
async function twoOfficers() {
  const guild = await band(game, 1)
  const [officer] = guild.members
  if (!officer) throw new Error('No members')
  await makeOfficer(guild, officer, ['EDIT_GUILD_INFO', 'EDIT_ROLE', 'UPGRADE_ROLE'])
  const { leader, tag } = guild
  const edit = (lord: Lord, body: EditGuildRequest) =>
    lord.call('editGuild', { params: { guildTag: tag }, body })
  bodyOf(await edit(leader, { description: 'Старое', notice: 'Старое' }))
  const opened = await seen(leader, tag)
  const revision = opened.revision ?? -1
  return { leader, officer, tag, edit, opened, revision }
}

describe('two officers who have opened the same guild', () => {
  it('change different texts, and both changes stay', async () => {
    const { leader, officer, tag, edit, revision } = await twoOfficers()
    bodyOf(await edit(leader, { description: 'Новое описание', revision }))
    const { guild } = bodyOf(await edit(officer, { notice: 'Новое объявление', revision }))
    expect(guild).toMatchObject({ description: 'Новое описание', notice: 'Новое объявление' })
    expect(guild.revision).toBeGreaterThan(revision)
    expect(await seen(officer, tag)).toMatchObject({ description: 'Новое описание' })
  })

  it('cannot replace the text that the other has just saved', async () => {
    const { leader, officer, tag, edit, revision } = await twoOfficers()
    bodyOf(await edit(leader, { description: 'От главы', revision }))
    const late = await edit(officer, { description: 'От воеводы', notice: 'От воеводы', revision })
    expect(late).toMatchObject({
      status: 409,
      error: { code: 'guildChanged', details: { fields: [{ path: 'body.description' }] } },
    })
    expect(late.text).toContain('Пока вы писали, описание гильдии изменилось')
    const shown = await seen(officer, tag)
    expect(shown).toMatchObject({ description: 'От главы', notice: 'Старое' })
    // Having read it, the officer may.
    bodyOf(await edit(officer, { description: 'От воеводы', revision: shown.revision ?? 0 }))
    expect((await seen(leader, tag)).description).toBe('От воеводы')
  })

  it('save at once: one of them is refused, whoever it is', async () => {
    const { leader, officer, tag, edit, revision } = await twoOfficers()
    const answers = await Promise.all([
      edit(leader, { description: 'От главы', revision }),
      edit(officer, { description: 'От воеводы', revision }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? 'От главы' : 'От воеводы'
    expect((await seen(leader, tag)).description).toBe(winner)
  })

  it('save the same text: neither is refused', async () => {
    const { leader, officer, edit, revision } = await twoOfficers()
    bodyOf(await edit(leader, { notice: 'Сбор в девять', revision }))
    bodyOf(await edit(officer, { notice: 'Сбор в девять ', revision }))
  })

  it('cannot undo the roles of the other', async () => {
    const { leader, officer, tag, opened, revision } = await twoOfficers()
    const kept = (opened.roles ?? []).map(({ roleId, name, permissions }) => ({ roleId, name, permissions }))
    const renamed = (name: string) =>
      kept.map((role, rank) => (rank === kept.length - 1 ? { ...role, name } : role))
    const save = (lord: Lord, roles: typeof kept, read?: number) =>
      lord.call('saveGuildRoles', {
        params: { guildTag: tag },
        body: { roles, ...(read === undefined ? {} : { revision: read }) },
      })
    bodyOf(await save(leader, renamed('Отрок'), revision))
    const late = await save(officer, renamed('Юнец'), revision)
    expect(late).toMatchObject({ status: 409, error: { code: 'guildChanged' } })
    expect((await seen(officer, tag)).roles?.at(-1)?.name).toBe('Отрок')
    // A tool that sends no revision goes on as before.
    bodyOf(await save(officer, renamed('Юнец')))
  })

  it('promote a newcomer by one role together, not by two', async () => {
    const guild = await band(game, 1)
    const [newcomer] = guild.members
    if (!newcomer) throw new Error('No members')
    const { leader, tag } = guild
    const roles = withOfficer(await seen(leader, tag), ['UPGRADE_ROLE'])
    const before = bodyOf(
      await leader.call('saveGuildRoles', { params: { guildTag: tag }, body: { roles } }),
    ).guild
    const roleId = before.members.at(-1)?.role.roleId ?? 0
    const raise = () =>
      leader.call('changeGuildRole', {
        params: { guildTag: tag, playerId: newcomer.player.id },
        body: { change: 'UPGRADE', roleId },
      })
    const answers = await Promise.all([raise(), raise()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await seen(leader, tag)).members.at(-1)?.role.name).toBe('Участник')
  })
})
