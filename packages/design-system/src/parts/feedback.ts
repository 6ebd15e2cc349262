export { ConsentBar, type ConsentBarProps } from "../components/consent-bar/ConsentBar.tsx";
export { SummaryList, type SummaryListProps, type SummaryRow } from "../components/summary-list/SummaryList.tsx";
export { Dialog, type DialogProps } from "../components/dialog/Dialog.tsx";
export { Skeleton, type SkeletonProps } from "../components/skeleton/Skeleton.tsx";
export {
  StatusTimeline,
  type StatusTimelineProps,
  type TimelineItem,
  type TimelineState,
} from "../components/status-timeline/StatusTimeline.tsx";
export { Stepper, type StepperProps } from "../components/stepper/Stepper.tsx";
export { Disclosure, type DisclosureProps } from "../components/disclosure/Disclosure.tsx";
