import type { AllLabels } from './all-labels';

/** The labels in Portuguese. */
export const pt: AllLabels = {
  skipToNavigation: 'Ir para o menu (Alt+1)',
  skipToMain: 'Ir para o conteúdo principal (Alt+2)',
  skipToFooter: 'Ir para o rodapé (Alt+3)',
  primaryNavigation: 'Navegação principal',
  openMenu: 'Menu',
  home: 'Início',
  breadcrumbs: 'Caminho até esta página',
  darkTheme: 'Tema escuro',
  opensInNewTab: 'abre em uma nova aba',
  pause: 'Parar os slides',
  play: 'Retomar os slides',
  previousSlide: 'Slide anterior',
  nextSlide: 'Próximo slide',
  carousel: 'Em destaque',
  chooseSlide: 'Escolher um slide',
  slideOf: 'Slide {number} de {total}',
  required: 'obrigatório',
  sending: 'Sua mensagem está sendo enviada',
  sent: 'Obrigado. Sua mensagem foi enviada.',
  failed:
    'Não foi possível enviar sua mensagem. Nada do que você escreveu se perdeu. Tente de novo ou ligue para nós.',
  mailOpened:
    'Seu programa de e-mail deve mostrar agora a mensagem, pronta para ser enviada. Se isso não acontecer, escreva para nós por e-mail.',
  openingHours: 'Horário de funcionamento',
  telephone: 'Telefone',
  email: 'E-mail',
};
