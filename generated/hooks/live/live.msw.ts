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
  GameData
} from '../model.schemas';


export const getGetGameDataResponseMock = (): GameData => ({"playerLayout":{"rev":17,"data":{"player":{"playerId":42,"name":"Ратибор","level":3,"title":"KNIGHT","guildTag":"x","avatarUrl":"x"},"emailConfirmed":true,"unlocks":["myCastleAboutBanner"],"unviewedFights":300,"unreadNotifications":300}},"controlPanel":{"rev":17,"data":{"baseInfo":{"level":3,"title":"KNIGHT","experience":300,"levelExperience":300,"nextLevelExperience":300},"purse":{"gold":300,"diamonds":300,"glory":300},"energy":{"current":78,"max":120,"nextAt":"2026-11-20T09:30:00.000Z","fullAt":"2026-11-20T09:30:00.000Z","intervalSeconds":20,"spentToday":300,"experiencePercent":75,"restore":{"price":{"gold":300,"diamonds":300},"gives":300,"left":0,"resetsAt":"2026-11-20T09:30:00.000Z"}},"serverTime":"2026-11-20T09:30:00.000Z"}},"army":{"rev":17,"data":{"groups":[{"group":"archers","current":12,"max":12,"additional":12,"price":{"gold":300,"diamonds":300},"maxBuyable":12},{"group":"archers","current":12,"max":12,"additional":12,"price":{"gold":300,"diamonds":300},"maxBuyable":12},{"group":"archers","current":12,"max":12,"additional":12,"price":{"gold":300,"diamonds":300},"maxBuyable":12},{"group":"archers","current":12,"max":12,"additional":12,"price":{"gold":300,"diamonds":300},"maxBuyable":12},{"group":"archers","current":12,"max":12,"additional":12,"price":{"gold":300,"diamonds":300},"maxBuyable":12},{"group":"archers","current":12,"max":12,"additional":12,"price":{"gold":300,"diamonds":300},"maxBuyable":12},{"group":"archers","current":12,"max":12,"additional":12,"price":{"gold":300,"diamonds":300},"maxBuyable":12},{"group":"archers","current":12,"max":12,"additional":12,"price":{"gold":300,"diamonds":300},"maxBuyable":12}],"characteristics":{"current":{"archersAttackMin":24,"archersAttackMax":24,"swordsmenAttackMin":24,"swordsmenAttackMax":24,"cavalryAttackMin":24,"cavalryAttackMax":24,"armor":24,"archersMastery":24,"swordsmenMastery":24,"dodge":24,"luck":24},"max":{"archersAttackMin":24,"archersAttackMax":24,"swordsmenAttackMin":24,"swordsmenAttackMax":24,"cavalryAttackMin":24,"cavalryAttackMax":24,"armor":24,"archersMastery":24,"swordsmenMastery":24,"dodge":24,"luck":24},"additional":{"archersAttackMin":24,"archersAttackMax":24,"swordsmenAttackMin":24,"swordsmenAttackMax":24,"cavalryAttackMin":24,"cavalryAttackMax":24,"armor":24,"archersMastery":24,"swordsmenMastery":24,"dodge":24,"luck":24}},"health":24}},"missions":{"rev":17,"data":{"active":{"missionRunId":42,"missionKey":"oldMill","name":"x","difficulty":"EASY","skill":"FRONTAL_ATTACK","startedAt":"2026-11-20T09:30:00.000Z","endsAt":"2026-11-20T09:30:00.000Z"},"last":{"missionRunId":42,"missionKey":"oldMill","name":"x","difficulty":"EASY","result":"WIN","reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}]},"fightId":42,"finishedAt":"2026-11-20T09:30:00.000Z"},"won":300,"total":300,"serverTime":"2026-11-20T09:30:00.000Z"}},"fightLogs":{"rev":17,"data":{"items":[{"fightId":42,"shareKey":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11","type":"MISSION","result":"WIN","title":"x","opponentName":"x","difficulty":"EASY","createdAt":"2026-11-20T09:30:00.000Z","isViewed":true,"reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}]}}],"nextCursor":"MTIz","unviewed":300}},"quests":{"rev":17,"data":{"completed":["myCastleAboutBanner"],"active":[{"stepKey":"myCastleAboutBanner","type":"banner","title":"x","content":"x","task":"x","page":"x","goal":300,"progress":300,"isDone":true,"reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}]}}],"total":300}},"notifications":{"rev":17,"data":{"items":[{"notificationId":42,"type":"MISSION_COMPLETED","title":"Поход окончен: победа","text":"x","fightId":42,"result":"WIN","level":3,"reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}]},"createdAt":"2026-11-20T09:30:00.000Z","isRead":true,"isShown":true}],"nextCursor":"MTIz","unread":300,"unshown":300}},"online":{"rev":17,"data":{"count":300}}})


export const getGetGameDataMockHandler = (overrideResponse?: GameData | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GameData> | GameData), options?: RequestHandlerOptions) => {
  return http.get('*/api/game-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGameDataResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLiveMock = () => [
  getGetGameDataMockHandler()
]
