/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';
import type {
  ClaimAllRewardsResult,
  ClaimDailyQuestResult,
  ClaimInfiniteQuestResult,
  CompleteTutorialStepResult,
  Error,
  InfiniteQuestKind,
  StepKey,
  TakeDailyRewardResult
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
export const getCompleteTutorialStepUrl = (stepKey: StepKey,) => {
  return `/player-quests/${stepKey}/complete`
}
/**
 * @summary Claim the reward of a quest of the tutorial
 */
export const completeTutorialStep = async (stepKey: StepKey, options?: Parameters<typeof transport>[1]): Promise<CompleteTutorialStepResult> => {
  return transport<CompleteTutorialStepResult>(getCompleteTutorialStepUrl(stepKey),
  {
    ...options,
    method: 'POST'
  }
);}
export const getCompleteTutorialStepMutationKey = () => ['completeTutorialStep'] as const;
export const getCompleteTutorialStepMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTutorialStep>>, TError,CompleteTutorialStepMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof completeTutorialStep>>, TError,CompleteTutorialStepMutationVariables, TContext> => {
const mutationKey = getCompleteTutorialStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeTutorialStep>>, CompleteTutorialStepMutationVariables> = (props) => {
          const {stepKey} = props ?? {};
          return  completeTutorialStep(stepKey,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CompleteTutorialStepMutationResult = NonNullable<Awaited<ReturnType<typeof completeTutorialStep>>>
    export type CompleteTutorialStepMutationError = ErrorType<Error>
    export type CompleteTutorialStepMutationVariables = {stepKey: StepKey}
    /**
 * @summary Claim the reward of a quest of the tutorial
 */
export const useCompleteTutorialStep = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTutorialStep>>, TError,CompleteTutorialStepMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeTutorialStep>>,
        TError,
        CompleteTutorialStepMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteTutorialStepMutationOptions(options), queryClient);
    }
    export const getClaimAllRewardsUrl = () => {
  return `/player-quests/claim-all`
}
/**
 * @summary Claim every reward that waits
 */
export const claimAllRewards = async ( options?: Parameters<typeof transport>[1]): Promise<ClaimAllRewardsResult> => {
  return transport<ClaimAllRewardsResult>(getClaimAllRewardsUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getClaimAllRewardsMutationKey = () => ['claimAllRewards'] as const;
export const getClaimAllRewardsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimAllRewards>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof claimAllRewards>>, TError,void, TContext> => {
const mutationKey = getClaimAllRewardsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimAllRewards>>, void> = () => {
          return  claimAllRewards(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ClaimAllRewardsMutationResult = NonNullable<Awaited<ReturnType<typeof claimAllRewards>>>
    export type ClaimAllRewardsMutationError = ErrorType<Error>
    /**
 * @summary Claim every reward that waits
 */
export const useClaimAllRewards = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimAllRewards>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimAllRewards>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getClaimAllRewardsMutationOptions(options), queryClient);
    }
    export const getClaimDailyQuestUrl = (questKey: StepKey,) => {
  return `/player-quests/daily/${questKey}/claim`
}
/**
 * @summary Claim the reward of a daily quest
 */
export const claimDailyQuest = async (questKey: StepKey, options?: Parameters<typeof transport>[1]): Promise<ClaimDailyQuestResult> => {
  return transport<ClaimDailyQuestResult>(getClaimDailyQuestUrl(questKey),
  {
    ...options,
    method: 'POST'
  }
);}
export const getClaimDailyQuestMutationKey = () => ['claimDailyQuest'] as const;
export const getClaimDailyQuestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimDailyQuest>>, TError,ClaimDailyQuestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof claimDailyQuest>>, TError,ClaimDailyQuestMutationVariables, TContext> => {
const mutationKey = getClaimDailyQuestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimDailyQuest>>, ClaimDailyQuestMutationVariables> = (props) => {
          const {questKey} = props ?? {};
          return  claimDailyQuest(questKey,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ClaimDailyQuestMutationResult = NonNullable<Awaited<ReturnType<typeof claimDailyQuest>>>
    export type ClaimDailyQuestMutationError = ErrorType<Error>
    export type ClaimDailyQuestMutationVariables = {questKey: StepKey}
    /**
 * @summary Claim the reward of a daily quest
 */
export const useClaimDailyQuest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimDailyQuest>>, TError,ClaimDailyQuestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimDailyQuest>>,
        TError,
        ClaimDailyQuestMutationVariables,
        TContext
      > => {
      return useMutation(getClaimDailyQuestMutationOptions(options), queryClient);
    }
    export const getClaimInfiniteQuestUrl = (kind: InfiniteQuestKind,) => {
  return `/player-quests/infinite/${kind}/claim`
}
/**
 * @summary Claim the reward of a stage of an infinite quest
 */
export const claimInfiniteQuest = async (kind: InfiniteQuestKind, options?: Parameters<typeof transport>[1]): Promise<ClaimInfiniteQuestResult> => {
  return transport<ClaimInfiniteQuestResult>(getClaimInfiniteQuestUrl(kind),
  {
    ...options,
    method: 'POST'
  }
);}
export const getClaimInfiniteQuestMutationKey = () => ['claimInfiniteQuest'] as const;
export const getClaimInfiniteQuestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimInfiniteQuest>>, TError,ClaimInfiniteQuestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof claimInfiniteQuest>>, TError,ClaimInfiniteQuestMutationVariables, TContext> => {
const mutationKey = getClaimInfiniteQuestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimInfiniteQuest>>, ClaimInfiniteQuestMutationVariables> = (props) => {
          const {kind} = props ?? {};
          return  claimInfiniteQuest(kind,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ClaimInfiniteQuestMutationResult = NonNullable<Awaited<ReturnType<typeof claimInfiniteQuest>>>
    export type ClaimInfiniteQuestMutationError = ErrorType<Error>
    export type ClaimInfiniteQuestMutationVariables = {kind: InfiniteQuestKind}
    /**
 * @summary Claim the reward of a stage of an infinite quest
 */
export const useClaimInfiniteQuest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimInfiniteQuest>>, TError,ClaimInfiniteQuestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimInfiniteQuest>>,
        TError,
        ClaimInfiniteQuestMutationVariables,
        TContext
      > => {
      return useMutation(getClaimInfiniteQuestMutationOptions(options), queryClient);
    }
    export const getTakeDailyRewardUrl = () => {
  return `/player-quests/daily-reward/take`
}
/**
 * @summary Take the daily reward
 */
export const takeDailyReward = async ( options?: Parameters<typeof transport>[1]): Promise<TakeDailyRewardResult> => {
  return transport<TakeDailyRewardResult>(getTakeDailyRewardUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getTakeDailyRewardMutationKey = () => ['takeDailyReward'] as const;
export const getTakeDailyRewardMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeDailyReward>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof takeDailyReward>>, TError,void, TContext> => {
const mutationKey = getTakeDailyRewardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeDailyReward>>, void> = () => {
          return  takeDailyReward(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type TakeDailyRewardMutationResult = NonNullable<Awaited<ReturnType<typeof takeDailyReward>>>
    export type TakeDailyRewardMutationError = ErrorType<Error>
    /**
 * @summary Take the daily reward
 */
export const useTakeDailyReward = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeDailyReward>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeDailyReward>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getTakeDailyRewardMutationOptions(options), queryClient);
    }
