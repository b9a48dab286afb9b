/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Fight,
  FightList,
  MarkFightAsViewedResult
} from '../model.schemas';


export const getListFightsResponseMock = (): FightList => ({"items":[{"fightId":42,"shareKey":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11","type":"MISSION","result":"WIN","title":"x","opponentName":"x","difficulty":"EASY","createdAt":"2026-11-20T09:30:00.000Z","isViewed":true,"reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}]}}],"nextCursor":"MTIz"})

export const getGetFightResponseMock = (): Fight => ({"summary":{"fightId":42,"shareKey":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11","type":"MISSION","result":"WIN","title":"x","opponentName":"x","difficulty":"EASY","createdAt":"2026-11-20T09:30:00.000Z","isViewed":true,"reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}]}},"missionKey":"oldMill","report":{"rulesVersion":1,"seed":"x","ground":"FIELD","result":"WIN","attacker":{"name":"x","level":3,"playerId":42,"enemyKey":"oldMill","army":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"characteristics":{"archersAttackMin":24,"archersAttackMax":24,"swordsmenAttackMin":24,"swordsmenAttackMax":24,"cavalryAttackMin":24,"cavalryAttackMax":24,"armor":24,"archersMastery":24,"swordsmenMastery":24,"dodge":24,"luck":24},"healthMax":24,"moralePercent":65,"skill":"FRONTAL_ATTACK","fallen":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12}},"defender":{"name":"x","level":3,"playerId":42,"enemyKey":"oldMill","army":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"characteristics":{"archersAttackMin":24,"archersAttackMax":24,"swordsmenAttackMin":24,"swordsmenAttackMax":24,"cavalryAttackMin":24,"cavalryAttackMax":24,"armor":24,"archersMastery":24,"swordsmenMastery":24,"dodge":24,"luck":24},"healthMax":24,"moralePercent":65,"skill":"FRONTAL_ATTACK","fallen":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12}},"rounds":[{"round":1,"strikes":[{"side":"ATTACKER","kind":"VOLLEY","rollPercent":0,"hit":true,"critical":true,"damage":24,"absorbed":24,"healthLeft":24}],"attackerHealth":24,"defenderHealth":24}]}})

export const getMarkFightAsViewedResponseMock = (): MarkFightAsViewedResult => ({"fightId":42})

export const getGetSharedFightResponseMock = (): Fight => ({"summary":{"fightId":42,"shareKey":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11","type":"MISSION","result":"WIN","title":"x","opponentName":"x","difficulty":"EASY","createdAt":"2026-11-20T09:30:00.000Z","isViewed":true,"reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}]}},"missionKey":"oldMill","report":{"rulesVersion":1,"seed":"x","ground":"FIELD","result":"WIN","attacker":{"name":"x","level":3,"playerId":42,"enemyKey":"oldMill","army":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"characteristics":{"archersAttackMin":24,"archersAttackMax":24,"swordsmenAttackMin":24,"swordsmenAttackMax":24,"cavalryAttackMin":24,"cavalryAttackMax":24,"armor":24,"archersMastery":24,"swordsmenMastery":24,"dodge":24,"luck":24},"healthMax":24,"moralePercent":65,"skill":"FRONTAL_ATTACK","fallen":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12}},"defender":{"name":"x","level":3,"playerId":42,"enemyKey":"oldMill","army":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"characteristics":{"archersAttackMin":24,"archersAttackMax":24,"swordsmenAttackMin":24,"swordsmenAttackMax":24,"cavalryAttackMin":24,"cavalryAttackMax":24,"armor":24,"archersMastery":24,"swordsmenMastery":24,"dodge":24,"luck":24},"healthMax":24,"moralePercent":65,"skill":"FRONTAL_ATTACK","fallen":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12}},"rounds":[{"round":1,"strikes":[{"side":"ATTACKER","kind":"VOLLEY","rollPercent":0,"hit":true,"critical":true,"damage":24,"absorbed":24,"healthLeft":24}],"attackerHealth":24,"defenderHealth":24}]}})


export const getListFightsMockHandler = (overrideResponse?: FightList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FightList> | FightList), options?: RequestHandlerOptions) => {
  return http.get('*/api/fights', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFightsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFightMockHandler = (overrideResponse?: Fight | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Fight> | Fight), options?: RequestHandlerOptions) => {
  return http.get('*/api/fights/:fightId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFightResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkFightAsViewedMockHandler = (overrideResponse?: MarkFightAsViewedResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarkFightAsViewedResult> | MarkFightAsViewedResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/fights/:fightId/mark-as-viewed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkFightAsViewedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSharedFightMockHandler = (overrideResponse?: Fight | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Fight> | Fight), options?: RequestHandlerOptions) => {
  return http.get('*/api/public/fights/:shareKey', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedFightResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFightsMock = () => [
  getListFightsMockHandler(),
  getGetFightMockHandler(),
  getMarkFightAsViewedMockHandler(),
  getGetSharedFightMockHandler()
]
