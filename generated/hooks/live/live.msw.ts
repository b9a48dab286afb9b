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


export const getGetGameDataResponseMock = (): GameData => ({"controlPanel":{"rev":10,"data":{"baseInfo":{"level":1,"title":"KNIGHT","experience":100,"levelExperience":0,"nextLevelExperience":300},"purse":{"gold":308,"diamonds":4,"glory":0},"energy":{"current":120,"max":120,"nextAt":null,"fullAt":null,"intervalSeconds":720,"spentToday":2,"experiencePercent":100,"restore":{"price":{"gold":0,"diamonds":1},"gives":10,"left":11,"resetsAt":"2026-11-20T21:00:00.000Z"}},"taxes":{"active":null,"choices":[{"hours":1,"gold":4,"durationSeconds":3555},{"hours":4,"gold":14,"durationSeconds":14220},{"hours":8,"gold":24,"durationSeconds":28440}]},"serverTime":"2026-11-20T09:31:27.000Z"}},"missions":{"rev":10,"data":{"active":null,"last":{"missionRunId":1,"missionKey":"oldMill","name":"Старая мельница","difficulty":"EASY","result":"WIN","reward":{"experience":100,"gold":8,"diamonds":0,"glory":0,"resources":[{"resourceId":5,"name":"Шерсть","icon":"wool","amount":4}],"gear":[]},"fightId":1,"finishedAt":"2026-11-20T09:31:27.000Z"},"won":1,"total":1,"serverTime":"2026-11-20T09:31:27.000Z"}}})


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
