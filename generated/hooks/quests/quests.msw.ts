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
  ClaimDailyQuestResult,
  ClaimInfiniteQuestResult,
  CompleteTutorialStepResult,
  TakeDailyRewardResult
} from '../model.schemas';


export const getCompleteTutorialStepResponseMock = (): CompleteTutorialStepResult => ({"stepKey":"firstWinQuest","reward":{"experience":100,"gold":120,"diamonds":1,"glory":0,"resources":[],"gear":[]}})

export const getClaimDailyQuestResponseMock = (): ClaimDailyQuestResult => ({"questKey":"myCastleAboutBanner","reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}],"gear":[{"gearEntityId":42,"gearId":39,"name":"Лапти","icon":"wolf-head","gearClass":"rangedWeapon","quality":75,"isLeftBehind":true}]}})

export const getClaimInfiniteQuestResponseMock = (): ClaimInfiniteQuestResult => ({"kind":"buyArmy","stage":1,"reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}],"gear":[{"gearEntityId":42,"gearId":39,"name":"Лапти","icon":"wolf-head","gearClass":"rangedWeapon","quality":75,"isLeftBehind":true}]}})

export const getTakeDailyRewardResponseMock = (): TakeDailyRewardResult => ({"step":1,"reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}],"gear":[{"gearEntityId":42,"gearId":39,"name":"Лапти","icon":"wolf-head","gearClass":"rangedWeapon","quality":75,"isLeftBehind":true}]}})


export const getCompleteTutorialStepMockHandler = (overrideResponse?: CompleteTutorialStepResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompleteTutorialStepResult> | CompleteTutorialStepResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-quests/:stepKey/complete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTutorialStepResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimDailyQuestMockHandler = (overrideResponse?: ClaimDailyQuestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimDailyQuestResult> | ClaimDailyQuestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-quests/daily/:questKey/claim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimDailyQuestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimInfiniteQuestMockHandler = (overrideResponse?: ClaimInfiniteQuestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimInfiniteQuestResult> | ClaimInfiniteQuestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-quests/infinite/:kind/claim', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimInfiniteQuestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTakeDailyRewardMockHandler = (overrideResponse?: TakeDailyRewardResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakeDailyRewardResult> | TakeDailyRewardResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-quests/daily-reward/take', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTakeDailyRewardResponseMock(),
      { status: 200
      })
  }, options)
}
export const getQuestsMock = () => [
  getCompleteTutorialStepMockHandler(),
  getClaimDailyQuestMockHandler(),
  getClaimInfiniteQuestMockHandler(),
  getTakeDailyRewardMockHandler()
]
