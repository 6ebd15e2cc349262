export { Actions, type ActionsProps } from "../components/actions/Actions.tsx";
export { Button, type ButtonProps } from "../components/button/Button.tsx";
export { ButtonLink, type ButtonLinkProps } from "../components/button/ButtonLink.tsx";
export { buttonClassName, type ButtonLook, type ButtonVariant } from "../components/button/button-parts.tsx";
export { Card, type CardProps } from "../components/card/Card.tsx";
export { ChoiceList, type ChoiceListProps } from "../components/choice-list/ChoiceList.tsx";
export type { Choice } from "../components/choice-list/choice.ts";
export {
  ErrorSummary,
  type ErrorSummaryItem,
  type ErrorSummaryProps,
} from "../components/error-summary/ErrorSummary.tsx";
export { focusField } from "../components/error-summary/focus-field.ts";
export { Footer, type FooterProps } from "../components/footer/Footer.tsx";
export { BackButton, type BackButtonProps } from "../components/header/BackButton.tsx";
export { Header, type HeaderProps } from "../components/header/Header.tsx";
export { watchTaps } from "../base/watch-taps.ts";
export type { Elements } from "../internal/elements.ts";
export type { Icon, IconProps } from "../components/icons/create-icon.tsx";
export * from "../components/icons/interface-icons.tsx";
export * from "../components/icons/message-icons.tsx";
export {
  InlineMessage,
  type InlineMessageProps,
  type MessageTone,
} from "../components/inline-message/InlineMessage.tsx";
export { Link, type LinkProps } from "../components/link/Link.tsx";
export { LinkProvider, type AnchorProps, type LinkProviderProps } from "../components/link/link-component.tsx";
export { LoadingOverlay, type LoadingOverlayProps } from "../components/loading-overlay/LoadingOverlay.tsx";
export { ajar } from "../components/illustrations/arch-door.ts";
export { Logo, type LogoProps } from "../components/logo/Logo.tsx";
export { Menu, type MenuItem, type MenuProps } from "../components/menu/Menu.tsx";
export { MoneyField, type MoneyFieldProps } from "../components/money-field/MoneyField.tsx";
export { formatMoney, parseMoney } from "../components/money-field/money-text.ts";
export { joinDate } from "../components/date-field/date-parts.ts";
export { latestYear, readWholeDate } from "../components/date-field/read-date.ts";
export { PageLayout, type PageLayoutProps } from "../components/page-layout/PageLayout.tsx";
export {
  PhoneField,
  type DialCode,
  type PhoneFieldProps,
  type PhoneValue,
} from "../components/phone-field/PhoneField.tsx";
export { splitPhone } from "../components/phone-field/split-phone.ts";
export { PriceCard, type PriceCardProps } from "../components/price-card/PriceCard.tsx";
export { ProgressBar, type ProgressBarProps } from "../components/progress-bar/ProgressBar.tsx";
export { Question, type QuestionProps } from "../components/question/Question.tsx";
export { Select, type SelectOption, type SelectProps } from "../components/select/Select.tsx";
export { TextField, type TextFieldProps } from "../components/text-field/TextField.tsx";
export { TextWithEmails } from "../components/text-with-emails/TextWithEmails.tsx";
export { VisuallyHidden, type VisuallyHiddenProps } from "../components/visually-hidden/VisuallyHidden.tsx";
