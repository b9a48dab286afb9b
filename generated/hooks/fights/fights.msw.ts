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


export const getListFightsResponseMock = (): FightList => ({"items":[{"fightId":2,"shareKey":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b12","type":"MISSION","result":"WIN","title":"Старая мельница","opponentName":"Крысы в сапогах","difficulty":"MEDIUM","createdAt":"2026-11-20T09:32:05.000Z","isViewed":false,"reward":{"experience":200,"gold":29,"diamonds":0,"glory":0,"resources":[],"gear":[]}},{"fightId":1,"shareKey":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b13","type":"MISSION","result":"WIN","title":"Старая мельница","opponentName":"Крысы в сапогах","difficulty":"EASY","createdAt":"2026-11-20T09:30:31.000Z","isViewed":false,"reward":{"experience":100,"gold":8,"diamonds":0,"glory":0,"resources":[{"resourceId":5,"name":"Шерсть","icon":"wool","amount":4}],"gear":[]}}],"nextCursor":null})

export const getGetFightResponseMock = (): Fight => ({"summary":{"fightId":2,"shareKey":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b12","type":"MISSION","result":"WIN","title":"Старая мельница","opponentName":"Крысы в сапогах","difficulty":"MEDIUM","createdAt":"2026-11-20T09:32:05.000Z","isViewed":false,"reward":{"experience":200,"gold":29,"diamonds":0,"glory":0,"resources":[],"gear":[]}},"missionKey":"oldMill","report":{"seed":"6e22e0988b2c166de06a7578b279d911","ground":"FIELD","result":"WIN","rounds":[{"round":1,"strikes":[{"hit":false,"kind":"VOLLEY","side":"ATTACKER","damage":0,"absorbed":0,"critical":false,"healthLeft":210,"rollPercent":92},{"hit":true,"kind":"VOLLEY","side":"DEFENDER","damage":2,"absorbed":4,"critical":false,"healthLeft":300,"rollPercent":39},{"hit":true,"kind":"CHARGE","side":"ATTACKER","damage":2,"absorbed":3,"critical":false,"healthLeft":208,"rollPercent":36},{"hit":true,"kind":"CHARGE","side":"ATTACKER","damage":7,"absorbed":5,"critical":true,"healthLeft":201,"rollPercent":76},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":8,"absorbed":6,"critical":true,"healthLeft":193,"rollPercent":43},{"hit":true,"kind":"STRIKE","side":"DEFENDER","damage":2,"absorbed":3,"critical":false,"healthLeft":298,"rollPercent":0}],"attackerHealth":298,"defenderHealth":193},{"round":2,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":17,"absorbed":13,"critical":true,"healthLeft":176,"rollPercent":76},{"hit":false,"kind":"VOLLEY","side":"DEFENDER","damage":0,"absorbed":0,"critical":false,"healthLeft":298,"rollPercent":20},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":10,"absorbed":7,"critical":true,"healthLeft":166,"rollPercent":93},{"hit":true,"kind":"STRIKE","side":"DEFENDER","damage":2,"absorbed":5,"critical":false,"healthLeft":296,"rollPercent":53}],"attackerHealth":296,"defenderHealth":166},{"round":3,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":7,"absorbed":5,"critical":false,"healthLeft":159,"rollPercent":47},{"hit":true,"kind":"VOLLEY","side":"DEFENDER","damage":2,"absorbed":5,"critical":false,"healthLeft":294,"rollPercent":62},{"hit":false,"kind":"CHARGE","side":"ATTACKER","damage":0,"absorbed":0,"critical":false,"healthLeft":159,"rollPercent":29},{"hit":true,"kind":"CHARGE","side":"ATTACKER","damage":7,"absorbed":5,"critical":true,"healthLeft":152,"rollPercent":85},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":8,"absorbed":7,"critical":true,"healthLeft":144,"rollPercent":76},{"hit":false,"kind":"STRIKE","side":"DEFENDER","damage":0,"absorbed":0,"critical":false,"healthLeft":294,"rollPercent":43}],"attackerHealth":294,"defenderHealth":144},{"round":4,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":5,"absorbed":5,"critical":false,"healthLeft":139,"rollPercent":8},{"hit":true,"kind":"VOLLEY","side":"DEFENDER","damage":5,"absorbed":7,"critical":true,"healthLeft":289,"rollPercent":24},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":7,"absorbed":5,"critical":true,"healthLeft":132,"rollPercent":20},{"hit":true,"kind":"STRIKE","side":"DEFENDER","damage":2,"absorbed":5,"critical":false,"healthLeft":287,"rollPercent":61}],"attackerHealth":287,"defenderHealth":132},{"round":5,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":6,"absorbed":5,"critical":false,"healthLeft":126,"rollPercent":28},{"hit":true,"kind":"VOLLEY","side":"DEFENDER","damage":3,"absorbed":5,"critical":false,"healthLeft":284,"rollPercent":94},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":6,"absorbed":5,"critical":true,"healthLeft":120,"rollPercent":18},{"hit":true,"kind":"STRIKE","side":"DEFENDER","damage":4,"absorbed":7,"critical":true,"healthLeft":280,"rollPercent":8}],"attackerHealth":280,"defenderHealth":120},{"round":6,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":11,"absorbed":9,"critical":true,"healthLeft":109,"rollPercent":1},{"hit":false,"kind":"VOLLEY","side":"DEFENDER","damage":0,"absorbed":0,"critical":false,"healthLeft":280,"rollPercent":92},{"hit":false,"kind":"CHARGE","side":"ATTACKER","damage":0,"absorbed":0,"critical":false,"healthLeft":109,"rollPercent":2},{"hit":true,"kind":"CHARGE","side":"ATTACKER","damage":2,"absorbed":3,"critical":false,"healthLeft":107,"rollPercent":53},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":2,"absorbed":3,"critical":false,"healthLeft":105,"rollPercent":17},{"hit":true,"kind":"STRIKE","side":"DEFENDER","damage":3,"absorbed":5,"critical":false,"healthLeft":277,"rollPercent":88}],"attackerHealth":277,"defenderHealth":105},{"round":7,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":9,"absorbed":7,"critical":false,"healthLeft":96,"rollPercent":94},{"hit":true,"kind":"VOLLEY","side":"DEFENDER","damage":2,"absorbed":5,"critical":false,"healthLeft":275,"rollPercent":69},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":6,"absorbed":5,"critical":true,"healthLeft":90,"rollPercent":6},{"hit":true,"kind":"STRIKE","side":"DEFENDER","damage":2,"absorbed":4,"critical":false,"healthLeft":273,"rollPercent":35}],"attackerHealth":273,"defenderHealth":90},{"round":8,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":5,"absorbed":5,"critical":false,"healthLeft":85,"rollPercent":1},{"hit":true,"kind":"VOLLEY","side":"DEFENDER","damage":2,"absorbed":3,"critical":false,"healthLeft":271,"rollPercent":3},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":7,"absorbed":5,"critical":true,"healthLeft":78,"rollPercent":20},{"hit":true,"kind":"STRIKE","side":"DEFENDER","damage":2,"absorbed":4,"critical":false,"healthLeft":269,"rollPercent":37}],"attackerHealth":269,"defenderHealth":78},{"round":9,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":16,"absorbed":11,"critical":true,"healthLeft":62,"rollPercent":25},{"hit":true,"kind":"VOLLEY","side":"DEFENDER","damage":8,"absorbed":11,"critical":true,"healthLeft":261,"rollPercent":74},{"hit":false,"kind":"CHARGE","side":"ATTACKER","damage":0,"absorbed":0,"critical":false,"healthLeft":62,"rollPercent":70},{"hit":true,"kind":"CHARGE","side":"ATTACKER","damage":5,"absorbed":5,"critical":true,"healthLeft":57,"rollPercent":21},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":8,"absorbed":7,"critical":true,"healthLeft":49,"rollPercent":23},{"hit":true,"kind":"STRIKE","side":"DEFENDER","damage":3,"absorbed":5,"critical":false,"healthLeft":258,"rollPercent":53}],"attackerHealth":258,"defenderHealth":49},{"round":10,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":11,"absorbed":8,"critical":false,"healthLeft":38,"rollPercent":53},{"hit":false,"kind":"VOLLEY","side":"DEFENDER","damage":0,"absorbed":0,"critical":false,"healthLeft":258,"rollPercent":82},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":7,"absorbed":5,"critical":false,"healthLeft":31,"rollPercent":85},{"hit":true,"kind":"STRIKE","side":"DEFENDER","damage":7,"absorbed":11,"critical":true,"healthLeft":251,"rollPercent":27}],"attackerHealth":251,"defenderHealth":31},{"round":11,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":11,"absorbed":9,"critical":false,"healthLeft":20,"rollPercent":41},{"hit":true,"kind":"VOLLEY","side":"DEFENDER","damage":11,"absorbed":16,"critical":true,"healthLeft":240,"rollPercent":92},{"hit":true,"kind":"STRIKE","side":"ATTACKER","damage":7,"absorbed":6,"critical":false,"healthLeft":13,"rollPercent":87},{"hit":true,"kind":"STRIKE","side":"DEFENDER","damage":3,"absorbed":6,"critical":false,"healthLeft":237,"rollPercent":19}],"attackerHealth":237,"defenderHealth":13},{"round":12,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":33,"absorbed":24,"critical":true,"healthLeft":0,"rollPercent":88},{"hit":true,"kind":"VOLLEY","side":"DEFENDER","damage":5,"absorbed":9,"critical":false,"healthLeft":232,"rollPercent":74}],"attackerHealth":232,"defenderHealth":0}],"attacker":{"army":{"archers":17,"cavalry":4,"priests":2,"squires":40,"peasants":12,"servants":5,"swordsmen":12,"instructors":1},"name":"Ратибор","level":2,"skill":"REAR_BATTLE","fallen":{"archers":0,"cavalry":0,"priests":0,"squires":0,"peasants":0,"servants":0,"swordsmen":0,"instructors":0},"enemyKey":null,"playerId":13,"healthMax":302,"moralePercent":72,"characteristics":{"luck":11,"armor":12,"dodge":22,"archersMastery":22,"archersAttackMax":24,"archersAttackMin":14,"cavalryAttackMax":20,"cavalryAttackMin":12,"swordsmenMastery":22,"swordsmenAttackMax":13,"swordsmenAttackMin":8}},"defender":{"army":null,"name":"Крысы в сапогах","level":1,"skill":null,"fallen":null,"enemyKey":"oldMill","playerId":null,"healthMax":210,"moralePercent":72,"characteristics":{"luck":10,"armor":10,"dodge":21,"attack":22,"mastery":20}},"rulesVersion":1}})

export const getMarkFightAsViewedResponseMock = (): MarkFightAsViewedResult => ({"fightId":2})

export const getGetSharedFightResponseMock = (): Fight => ({"summary":{"fightId":2,"shareKey":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b12","type":"MISSION","result":"WIN","title":"Старая мельница","opponentName":"Крысы в сапогах","difficulty":"MEDIUM","createdAt":"2026-11-20T09:32:05.000Z","isViewed":true,"reward":{"experience":200,"gold":29,"diamonds":0,"glory":0,"resources":[],"gear":[]}},"missionKey":"oldMill","report":{"seed":"6e22e0988b2c166de06a7578b279d911","ground":"FIELD","result":"WIN","rounds":[{"round":1,"strikes":[{"hit":false,"kind":"VOLLEY","side":"ATTACKER","damage":0,"absorbed":0,"critical":false,"healthLeft":210,"rollPercent":92},{"hit":true,"kind":"VOLLEY","side":"DEFENDER","damage":2,"absorbed":4,"critical":false,"healthLeft":300,"rollPercent":39}],"attackerHealth":298,"defenderHealth":193},{"round":2,"strikes":[{"hit":true,"kind":"VOLLEY","side":"ATTACKER","damage":17,"absorbed":13,"critical":true,"healthLeft":176,"rollPercent":76},{"hit":false,"kind":"VOLLEY","side":"DEFENDER","damage":0,"absorbed":0,"critical":false,"healthLeft":298,"rollPercent":20}],"attackerHealth":296,"defenderHealth":166}],"attacker":{"army":{"archers":17,"cavalry":4,"priests":2,"squires":40,"peasants":12,"servants":5,"swordsmen":12,"instructors":1},"name":"Ратибор","level":2,"skill":"REAR_BATTLE","fallen":{"archers":0,"cavalry":0,"priests":0,"squires":0,"peasants":0,"servants":0,"swordsmen":0,"instructors":0},"enemyKey":null,"playerId":13,"healthMax":302,"moralePercent":72,"characteristics":{"luck":11,"armor":12,"dodge":22,"archersMastery":22,"archersAttackMax":24,"archersAttackMin":14,"cavalryAttackMax":20,"cavalryAttackMin":12,"swordsmenMastery":22,"swordsmenAttackMax":13,"swordsmenAttackMin":8}},"defender":{"army":null,"name":"Крысы в сапогах","level":1,"skill":null,"fallen":null,"enemyKey":"oldMill","playerId":null,"healthMax":210,"moralePercent":72,"characteristics":{"luck":10,"armor":10,"dodge":21,"attack":22,"mastery":20}},"rulesVersion":1}})


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
