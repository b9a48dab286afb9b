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

export const getClaimDailyQuestResponseMock = (): ClaimDailyQuestResult => ({"questKey":"morningMarch","reward":{"experience":0,"gold":60,"diamonds":1,"glory":10,"resources":[],"gear":[]},"gameData":{"controlPanel":{"rev":44,"data":{"baseInfo":{"level":2,"title":"KNIGHT","experience":600,"levelExperience":300,"nextLevelExperience":1000},"purse":{"gold":1342,"diamonds":10,"glory":130},"energy":{"current":116,"max":120,"nextAt":"2026-11-20T09:43:45.000Z","fullAt":"2026-11-20T10:19:45.000Z","intervalSeconds":720,"spentToday":6,"experiencePercent":100,"restore":{"price":{"gold":0,"diamonds":1},"gives":10,"left":11,"resetsAt":"2026-11-20T21:00:00.000Z"}},"taxes":{"active":{"hours":4,"gold":15,"startedAt":"2026-11-20T09:34:51.000Z","endsAt":"2026-11-20T13:31:51.000Z"},"choices":[{"hours":1,"gold":4,"durationSeconds":3555},{"hours":4,"gold":15,"durationSeconds":14220},{"hours":8,"gold":24,"durationSeconds":28440}]},"serverTime":"2026-11-20T09:34:57.000Z"}}}})

export const getClaimInfiniteQuestResponseMock = (): ClaimInfiniteQuestResult => ({"kind":"winMissions","stage":1,"reward":{"experience":0,"gold":30,"diamonds":0,"glory":7,"resources":[],"gear":[]}})

export const getTakeDailyRewardResponseMock = (): TakeDailyRewardResult => ({"step":1,"reward":{"experience":0,"gold":0,"diamonds":1,"glory":0,"resources":[{"resourceId":1,"name":"Дерево","icon":"wood-pile","amount":2}],"gear":[]}})


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
