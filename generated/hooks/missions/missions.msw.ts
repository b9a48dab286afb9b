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
  MissionList,
  StartMissionResult
} from '../model.schemas';


export const getListMissionsResponseMock = (): MissionList => ({"regions":[{"regionKey":"oldMill","name":"x","icon":"wolf-head","levelMin":3,"isLocked":true,"missions":[{"missionKey":"oldMill","name":"x","legend":"x","level":3,"enemyName":"x","icon":"wolf-head","vignette":"mountains","isLocked":true,"difficulties":[{"difficulty":"EASY","energy":300,"durationSeconds":20,"experience":300,"goldMin":300,"goldMax":300,"powerPercent":1,"strengthText":"немного сильнее вас","drops":[{"kind":"DIAMOND","name":"x","icon":"wolf-head","chancePercent":75}]},{"difficulty":"EASY","energy":300,"durationSeconds":20,"experience":300,"goldMin":300,"goldMax":300,"powerPercent":1,"strengthText":"немного сильнее вас","drops":[{"kind":"DIAMOND","name":"x","icon":"wolf-head","chancePercent":75}]},{"difficulty":"EASY","energy":300,"durationSeconds":20,"experience":300,"goldMin":300,"goldMax":300,"powerPercent":1,"strengthText":"немного сильнее вас","drops":[{"kind":"DIAMOND","name":"x","icon":"wolf-head","chancePercent":75}]}]}]}],"skillReduction":{"FRONTAL_ATTACK":75,"REAR_BATTLE":75}})

export const getStartMissionResponseMock = (): StartMissionResult => ({"run":{"missionRunId":42,"missionKey":"oldMill","name":"x","difficulty":"EASY","skill":"FRONTAL_ATTACK","startedAt":"2026-11-20T09:30:00.000Z","endsAt":"2026-11-20T09:30:00.000Z"},"serverTime":"2026-11-20T09:30:00.000Z"})


export const getListMissionsMockHandler = (overrideResponse?: MissionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MissionList> | MissionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/missions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMissionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartMissionMockHandler = (overrideResponse?: StartMissionResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartMissionResult> | StartMissionResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/missions/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartMissionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMissionsMock = () => [
  getListMissionsMockHandler(),
  getStartMissionMockHandler()
]
