import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#rules/core/random.ts'
import { makeCraft } from '#rules/craft/craft.ts'
import { freeNames } from '#server/game/neighbours/free-names.ts'
import { areNamesTaken } from '#server/game/player/former-names.ts'
import { purgeFreedNames } from '#server/game/player/freed-names.ts'
import { countStandings } from '#server/game/standings/count-standings.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { now } from '#server/platform/clock.ts'
import { purgeAnswers } from '#server/platform/idempotency.ts'
import { json, sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { giveGear } from '../../support/give-items.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { STRONG as CRUSADER, crusader, gather, notesOf, ownOf, start } from '../crusades/crusaders.ts'
import { bodyOf, fellow, freshNames, join, seen } from '../guilds/guild-folk.ts'
import { giveResource, inventoryOf, lotOf } from '../market/stall-keeper.ts'
import { raid, raider, STRONG, WEAK } from '../raids/raiders.ts'
import { askToDelete, DAY_SECONDS, findWords, finishDeletions, leaver, letGo, PASSWORD } from './leavers.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function playerOf({ player }: Lord) {
  return sqlOne<{ name: string; kind: string; deletionDueAt: Date | null; gold: number }>`
    SELECT name, kind, deletion_due_at, gold FROM player WHERE id = ${player.id}`
}

async function beWithin(lord: Lord, other: Lord): Promise<void> {
  await sql`INSERT INTO raid_opponent (player_id, difficulty, opponent_id, win_percent)
    VALUES (${lord.player.id}, 'LOW', ${other.player.id}, 90)
    ON CONFLICT (player_id, difficulty) DO UPDATE SET opponent_id = excluded.opponent_id`
}

describe('a deletion', () => {
  it('needs the password, waits three days, and can be called back and asked again', async () => {
    const lord = await leaver(game, 'Колебатель')
    expect((await askToDelete(lord, 'not-the-password')).error.code).toBe('wrongCredentials')
    expect((await lord.call('cancelDeletion')).error.code).toBe('deletionNotRequested')
    const { body } = await askToDelete(lord)
    expect(Date.parse(body.deletionDueAt) - Date.parse(body.serverTime)).toBe(3 * DAY_SECONDS * 1000)
    expect((await askToDelete(lord)).error.code).toBe('deletionRequested')
    expect((await lord.gameData('playerLayout')).playerLayout?.data.deletionDueAt).toBe(body.deletionDueAt)
    game.clock.advance(2 * DAY_SECONDS)
    expect((await lord.call('cancelDeletion')).status).toBe(204)
    game.clock.advance(2 * DAY_SECONDS)
    await finishDeletions(game)
    expect(await playerOf(lord)).toMatchObject({ name: 'Колебатель', kind: 'HUMAN', deletionDueAt: null })
    await askToDelete(lord)
    game.clock.advance(2 * DAY_SECONDS)
    await finishDeletions(game)
    expect((await playerOf(lord)).kind).toBe('HUMAN')
    game.clock.advance(DAY_SECONDS + 1)
    await finishDeletions(game)
    expect(await playerOf(lord)).toMatchObject({
      name: `Удалённый игрок ${lord.player.id}`,
      kind: 'DELETED',
      deletionDueAt: null,
    })
    expect((await lord.call('listSessions')).status).toBe(401)
    expect((await lord.call('getSessionEnd')).body.reason).toBe('DELETED')
  })

  it('of a guild leader with a mission, a lot, raids, a crusade and crafted gear leaves nothing that names the person', async () => {
    const hero = await leaver(game, 'Чернобогов', { ...CRUSADER, level: 13 })
    const [mate, friend, buyer] = [await fellow(game), await crusader(game), await raider(game, WEAK)]
    const { tag, name: guildName } = { ...freshNames() }
    const founded = await hero.call('foundGuild', { body: { tag, name: guildName } })
    expect(founded.text).toContain(tag)
    await join(hero, tag, mate)
    await hero.call('editGuild', {
      params: { guildTag: tag },
      body: { description: 'Ищем лучников', notice: '' },
    })
    await giveResource(hero, 1, 30)
    await lotOf(hero, { marketKey: 'resource', itemId: 1, amount: 10 })
    await beWithin(hero, buyer)
    const raided = await raid(hero, buyer.player.id, { motto: 'Был Чернобогов' })
    expect(raided.status).toBe(200)
    const attacker = await raider(game, STRONG)
    await beWithin(attacker, hero)
    const second = await raid(attacker, hero.player.id)
    expect(second.status).toBe(200)
    const gearEntityId = await giveGear(buyer, { gearId: 1, quality: 60 })
    const craft = makeCraft({ characteristics: {}, army: {} } as never, 1)
    await sql`UPDATE gear SET craft = ${json(craft)}, craft_by = ${hero.player.id} WHERE id = ${gearEntityId}`
    await gather([hero, friend], { missionKey: 'ogreToll', name: 'За солью' })
    const fights = (await buyer.call('listFights')).body.items
    const shareKey = fights[0]?.shareKey ?? ''
    expect(await findWords(['Чернобогов', hero.player.email])).toContain('player.name')
    const craftOf = async () => (await inventoryOf(buyer)).gear.find(({ id }) => id === gearEntityId)?.craft
    expect(await craftOf()).toMatchObject({ creatorName: 'Чернобогов' })

    await letGo(game, hero)

    game.clock.advance(DAY_SECONDS * 2)
    await inTransaction(() => purgeAnswers(now(), 100_000))
    expect(await findWords(['Чернобогов', hero.player.email])).toEqual([])
    expect((await seen(mate, tag)).members.map(({ player }) => player.playerId)).toEqual([mate.player.id])
    expect((await ownOf(friend)).crusade).toBeNull()
    expect((await notesOf(friend))[0]).toMatchObject({ type: 'CRUSADE_DISBANDED' })
    expect(await sql`SELECT FROM market_lot WHERE seller_id = ${hero.player.id} AND status = 'OPEN'`).toEqual(
      [],
    )
    expect(await craftOf()).toMatchObject({ creatorName: `Удалённый игрок ${hero.player.id}` })
    const shared = await game.visitor('getSharedFight', { params: { shareKey } })
    expect(shared.text).toContain(`Удалённый игрок ${hero.player.id}`)
    expect((await buyer.call('getPlayer', { params: { playerId: hero.player.id } })).body.player.name).toBe(
      `Удалённый игрок ${hero.player.id}`,
    )
  })

  it('of a member ends a request and a founding with its share, and leaves a crusade that gathers', async () => {
    const hero = await leaver(game, 'Белобогов', CRUSADER)
    const [leader, founder, chief] = [await crusader(game), await fellow(game, 500), await fellow(game, 1000)]
    await gather([leader, hero])
    const names = freshNames()
    await chief.call('foundGuild', { body: names })
    await hero.call('sendGuildJoinRequest', { params: { guildTag: names.tag } })
    const { founding } = (
      await founder.call('createGuildFounding', { body: { ...freshNames(), diamonds: 300 } })
    ).body
    const { foundingId } = founding
    const before = (await playerOf(hero)).gold
    const chipped = await hero.call('chipIntoFounding', { params: { foundingId }, body: { diamonds: 200 } })
    expect(chipped.status).toBe(200)

    await letGo(game, hero)

    expect(await sql`SELECT FROM guild_request WHERE player_id = ${hero.player.id}`).toEqual([])
    expect(await sql`SELECT FROM guild_share WHERE player_id = ${hero.player.id}`).toEqual([])
    expect(
      (await sqlOne<{ diamonds: number }>`SELECT diamonds FROM player WHERE id = ${hero.player.id}`).diamonds,
    ).toBe(2_000)
    expect((await playerOf(hero)).gold).toBe(before)
    expect(await findWords(['Белобогов'])).toEqual(await onlyAnswers('Белобогов'))
  })

  it('of who has asked for another e-mail leaves no letter to either address', async () => {
    const lord = await leaver(game, 'Переписчик')
    const body = { email: 'perepis@example.net', password: PASSWORD }
    expect((await lord.call('changeEmail', { body })).status).toBe(200)
    const recipients = [lord.player.email, body.email, 'other@example.net']
    for (const recipient of recipients)
      await sql`
        INSERT INTO mailbox (recipient, subject, text_body, html_body, created_at) VALUES (${recipient}, '', '', '', ${now()})`
    await letGo(game, lord)
    const left = await sql`SELECT recipient FROM mailbox WHERE recipient = ANY(${recipients}::text[])`
    expect(left).toEqual([{ recipient: 'other@example.net' }])
  })

  it('takes a lot off the market that would stay there', async () => {
    const lord = await leaver(game, 'Лотовладов')
    expect((await askToDelete(lord)).status).toBe(200)
    game.clock.advance(3 * DAY_SECONDS - 60)
    await giveResource(lord, 1, 30)
    await lotOf(lord, { marketKey: 'resource', itemId: 1, amount: 10 })
    game.clock.advance(61)
    await finishDeletions(game)
    expect(await sql`SELECT status FROM market_lot WHERE seller_id = ${lord.player.id}`).toEqual([
      { status: 'CANCELLED' },
    ])
  })

  it('of a founder returns every share', async () => {
    const [hero, other] = [await leaver(game, 'Основатель'), await fellow(game, 500)]
    const body = { ...freshNames(), diamonds: 300 }
    const { foundingId } = (await hero.call('createGuildFounding', { body })).body.founding
    await other.call('chipIntoFounding', { params: { foundingId }, body: { diamonds: 200 } })
    await letGo(game, hero)
    expect((await other.gameData('controlPanel')).controlPanel?.data.purse.diamonds).toBe(500)
  })

  it('while a mission and a crusade are out ends the mission and lets the others come home', async () => {
    const [hero, mate] = [await leaver(game, 'Странников', CRUSADER), await crusader(game)]
    const { crusadeId } = await gather([mate, hero])
    expect((await askToDelete(hero)).status).toBe(200)
    game.clock.advance(3 * DAY_SECONDS - 60)
    expect((await start(mate, crusadeId)).status).toBeLessThan(500)
    game.clock.advance(120)
    await finishDeletions(game)
    game.clock.advance(DAY_SECONDS)
    await finishDeletions(game)
    expect(await findWords(['Странников'])).toEqual(await onlyAnswers('Странников'))

    const walker = await leaver(game, 'Путешеств')
    expect((await askToDelete(walker)).status).toBe(200)
    game.clock.advance(3 * DAY_SECONDS - 5)
    const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
    expect((await walker.call('startMission', { key: newKey(), body })).status).toBe(200)
    game.clock.advance(6)
    await finishDeletions(game)
    expect(await sql`SELECT FROM mission_run WHERE player_id = ${walker.player.id}`).toEqual([])
  })

  it('takes the castle out of top lists, neighbours and opponents', async () => {
    const hero = await leaver(game, 'Первейший', { level: 59 })
    const other = await leaver(game, 'Второйтут', { level: 58 })
    const top = async () => {
      while (await inTransaction(countStandings));
      return (await other.call('listTopPlayers')).body.items.map(({ player }) => player.playerId)
    }
    expect((await top())[0]).toBe(hero.player.id)
    await letGo(game, hero)
    expect(await top()).not.toContain(hero.player.id)
    const { items } = (await other.call('listNeighbours')).body
    expect(items.map(({ player }) => player.playerId)).not.toContain(hero.player.id)
    await beWithin(other, hero)
    expect((await raid(other, hero.player.id)).status).toBeGreaterThanOrEqual(400)
    const params = { opponentId: hero.player.id }
    expect((await other.call('getOpponent', { params })).status).toBe(404)
  })

  it('keeps the name and what looks like it from others for 90 days, under a new secret too', async () => {
    const hero = await leaver(game, 'Ворота')
    bodyOf(await hero.call('changeProfile', { body: { name: 'Соратник', expectedDiamonds: 0 } }))
    await letGo(game, hero)
    const names = ['Соратник', 'соратник', 'Ворота', 'BOPOTA']
    const attempt = async (name: string) => {
      const newcomer = await game.lord({ diamonds: 1_000 })
      const { status, error } = await newcomer.call('changeProfile', { body: { name, expectedDiamonds: 0 } })
      return status === 200 ? 'taken' : error?.code
    }
    for (const name of names) expect([name, await attempt(name)]).toEqual([name, 'nameTaken'])
    expect(await findWords(['Соратник'])).toEqual([])
    const config = {
      ...game.platform.config,
      secret: 'b'.repeat(32),
      formerSecrets: [game.platform.config.secret],
    }
    const underNewSecret = () => areNamesTaken(['BOPOTA', 'Вольный'])
    expect(await withPlatform({ ...game.platform, config }, underNewSecret)).toEqual([true, false])
    const ofNeighbour = await freeNames(1, createRandom('1'), { beginnings: ['Сорат'], endings: ['ник'] })
    expect(ofNeighbour).toEqual([])
    game.clock.advance(86 * DAY_SECONDS)
    expect(await attempt('Соратник')).toBe('nameTaken')
    game.clock.advance(4 * DAY_SECONDS)
    expect(await inTransaction(() => purgeFreedNames(now(), 100))).toBeGreaterThan(1)
    expect([await attempt('Соратник'), await attempt('BOPOTA')]).toEqual(['taken', 'taken'])
  })

  it('refuses its name to others only: a look from before uniqueness stays with who has it', async () => {
    const hero = await leaver(game, 'Близнец')
    const twin = await game.lord({ name: 'БЛИЗНЕЦ', nameKey: 'близнец-2', diamonds: 1_000 })
    await letGo(game, hero)
    const body = { name: 'Близнец', expectedDiamonds: 0 }
    expect((await twin.call('changeProfile', { body })).status).toBe(200)
  })

  it('of two friends at once ends both', async () => {
    const [hero, mate] = [await leaver(game, 'Неразлучни'), await leaver(game, 'Неразлучна')]
    const names = freshNames()
    await hero.call('foundGuild', { body: names })
    await join(hero, names.tag, mate)
    await askToDelete(mate)
    await letGo(game, hero)
    expect([(await playerOf(hero)).kind, (await playerOf(mate)).kind]).toEqual(['DELETED', 'DELETED'])
    expect(await sql`SELECT FROM guild WHERE tag = ${names.tag}`).toEqual([])
  })
})

/** Stored answers of others go after a day by themselves. */
async function onlyAnswers(word: string): Promise<string[]> {
  return (await findWords([word])).filter((place) => place === 'idempotency.body')
}
