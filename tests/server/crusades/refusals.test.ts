import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallAnswer, type Game, openGame } from '../../support/open-game.ts'
import { accept, ask, BOSS, call, crusader, gather, STRONG, start } from './crusaders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

type Answer = Pick<CallAnswer<'createCrusade'>, 'status' | 'error'>

/** The status and every reason of a refusal. */
function reasonsOf({ status, error }: Answer) {
  const reasons: unknown = error.details?.reasons
  return [status, Array.isArray(reasons) ? reasons.map(({ code }) => code) : error.code]
}

describe('calling a crusade', () => {
  it('needs a name of 4 to 30 characters', async () => {
    const lord = await crusader(game)
    const withName = (name: string) => lord.call('createCrusade', { body: { ...BOSS, name } })
    const short = await withName(' Три ')
    expect([short.status, short.error.message]).toEqual([
      422,
      'Название должно содержать не менее 4 символов',
    ])
    const long = await withName('а'.repeat(31))
    expect([long.status, long.error.message]).toEqual([422, 'Название должно содержать не более 30 символов'])
    expect((await withName('а'.repeat(30))).status).toBe(200)
  })

  it('needs a known boss, its title, and no other crusade', async () => {
    const lord = await crusader(game)
    const against = (missionKey: string) => lord.call('createCrusade', { body: { ...BOSS, missionKey } })
    expect((await against('oldMill')).status).toBe(404)
    expect(reasonsOf(await against('bansheeManor'))).toEqual([422, ['titleTooLow']])
    await call(lord)
    expect(reasonsOf(await against('ogreToll'))).toEqual([422, ['crusadeUnderway']])
  })
})

describe('only the leader', () => {
  it('decides about a crusade', async () => {
    const [leader, mate, asking] = [await crusader(game), await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([leader, mate])
    await ask(asking, crusadeId)
    const { name, id: playerId } = asking.player
    const answers = await Promise.all([
      mate.call('startCrusade', { params: { crusadeId } }),
      mate.call('disbandCrusade', { params: { crusadeId } }),
      mate.call('acceptCrusadeRequest', { params: { crusadeId, playerId } }),
      mate.call('rejectCrusadeRequest', { params: { crusadeId, playerId } }),
      mate.call('inviteToCrusade', { params: { crusadeId }, body: { playerName: name } }),
      mate.call('kickCrusadeMember', { params: { crusadeId, playerId: leader.player.id } }),
    ])
    for (const answer of answers) expect([answer.status, answer.error.code]).toEqual([422, 'leaderOnly'])
    const stays = await leader.call('leaveCrusade', { params: { crusadeId } })
    expect(reasonsOf(stays)).toEqual([422, ['leaderStays']])
    const own = { crusadeId, playerId: leader.player.id }
    expect(reasonsOf(await leader.call('kickCrusadeMember', { params: own }))).toEqual([422, ['leaderStays']])
    const removed = await leader.call('removeCrusade', { params: { crusadeId } })
    expect(reasonsOf(removed)).toEqual([422, ['crusadeNotEmpty']])
    expect((await asking.call('leaveCrusade', { params: { crusadeId } })).status).toBe(404)
  })
})

describe('joining', () => {
  it('is refused twice, in another crusade, without the title, and by a wrong link', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await call(leader)
    await ask(mate, crusadeId)
    expect(reasonsOf(await ask(mate, crusadeId))).toEqual([422, ['alreadyRequested']])
    expect(reasonsOf(await ask(leader, crusadeId))).toMatchObject([422, ['crusadeUnderway']])
    const baron = await crusader(game, { ...STRONG, level: 16 })
    const high = await call(baron, { ...BOSS, missionKey: 'bansheeManor' })
    expect(reasonsOf(await ask(mate, high.crusadeId))).toEqual([422, ['titleTooLow']])
    const inviteKey = '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11'
    const stranger = await crusader(game)
    expect(reasonsOf(await ask(stranger, crusadeId, { inviteKey }))).toEqual([422, ['inviteEnded']])
    expect((await ask(stranger, 1_000_000)).status).toBe(404)
    expect((await accept(leader, crusadeId, stranger)).status).toBe(404)
  })

  it('waits in at most five crusades at once', async () => {
    const mate = await crusader(game)
    const answers: Answer[] = []
    for (let count = 0; count < 6; count += 1)
      answers.push(await ask(mate, (await call(await crusader(game))).crusadeId))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 422])
    expect(answers[5]?.error.code).toBe('tooManyJoinRequests')
  })

  it('is refused to guests who are elsewhere, too low, or have asked already', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await call(leader)
    const invite = (playerName: string) =>
      leader.call('inviteToCrusade', { params: { crusadeId }, body: { playerName } })
    expect((await invite('Никтоникто')).status).toBe(404)
    expect(reasonsOf(await invite(leader.player.name))).toMatchObject([422, ['memberElsewhere']])
    const newcomer = await game.lord({ level: 13 })
    expect(reasonsOf(await invite(newcomer.player.name))).toEqual([422, ['cannotOpenCrusades']])
    await ask(mate, crusadeId)
    expect(reasonsOf(await invite(mate.player.name))).toEqual([422, ['alreadyRequested']])
    await mate.call('revokeCrusadeRequest', { params: { crusadeId } })
    await invite(mate.player.name)
    expect(reasonsOf(await invite(mate.player.name))).toEqual([422, ['alreadyInvited']])
    await call(mate)
    expect(reasonsOf(await invite(mate.player.name))).toEqual([422, ['memberElsewhere']])
  })
})

describe('setting out', () => {
  it('needs two members at home with energy', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game, { ...STRONG, energy: 9 })]
    const { crusadeId } = await call(leader)
    expect(reasonsOf(await start(leader, crusadeId))).toEqual([422, ['crusadeTooSmall']])
    await ask(mate, crusadeId)
    await accept(leader, crusadeId, mate)
    const request = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
    await mate.call('startMission', { body: request })
    expect(reasonsOf(await start(leader, crusadeId))).toEqual([422, ['hostAway', 'notEnoughEnergy']])
    const seen = (await leader.call('getCrusade', { params: { crusadeId } })).body
    expect(seen.members[1]).toMatchObject({ isAway: true, hasEnergy: false })
  })

  it('happens once, and ends joining, leaving and inviting', async () => {
    const [leader, mate, late] = [await crusader(game), await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([leader, mate])
    await start(leader, crusadeId)
    expect(reasonsOf(await start(leader, crusadeId))).toEqual([422, ['crusadeStarted']])
    expect(reasonsOf(await mate.call('leaveCrusade', { params: { crusadeId } }))).toEqual([
      422,
      ['crusadeStarted'],
    ])
    expect(reasonsOf(await ask(late, crusadeId))).toEqual([422, ['crusadeStarted']])
    expect(reasonsOf(await leader.call('disbandCrusade', { params: { crusadeId } }))).toEqual([
      422,
      ['crusadeStarted'],
    ])
    const body = { playerName: late.player.name }
    const invited = await leader.call('inviteToCrusade', { params: { crusadeId }, body })
    expect(reasonsOf(invited)).toEqual([422, ['crusadeStarted']])
    const raided = await mate.call('startUnlimitedMission')
    expect([raided.status, raided.error.code]).toEqual([409, 'missionUnderway'])
  })
})
