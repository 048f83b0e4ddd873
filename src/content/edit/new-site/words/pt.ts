import type { StarterWords } from './starter-words';

/** The first words of a new site in Portuguese. */
export const pt: StarterWords = {
  comma: ',',
  services: 'O que fazemos',
  about: 'Quem somos',
  contact: 'Contato',
  legal: 'Aviso legal',
  writeToUs: 'Escreva para nós',
  seeServices: 'Veja o que fazemos',
  goHome: 'Voltar ao início',
  homeDescription: '{offer} Veja o que fazemos, quem somos e como falar conosco.',
  servicesTitle: 'O que {company} faz por você',
  servicesDescription:
    'O que {company} oferece, e os três passos da sua primeira pergunta até o dia em que tudo fica pronto.',
  servicesLead: 'Diga do que você precisa. Nós dizemos o que é possível, quanto custa e quanto tempo leva.',
  stepsHeading: 'Da pergunta ao resultado',
  step1: 'Você pergunta',
  step1Text: 'Escreva em poucas palavras do que você precisa e para quando.',
  step2: 'Nós respondemos',
  step2Text: 'Você fica sabendo o que podemos fazer, quanto custa e quando fica pronto.',
  step3: 'Está pronto',
  step3Text: 'Assim que você concorda, começamos, e avisamos quando estiver pronto.',
  aboutTitle: 'Quem é {company}',
  aboutDescription:
    'Quem está por trás de {company}, o que fazemos todos os dias, onde estamos e como falar conosco.',
  aboutLead: 'As pessoas por trás de {company}, e o que elas fazem todos os dias.',
  ourWork: 'Nosso trabalho',
  reachUs: 'Como falar conosco',
  reachText: 'Escreva para {email}, ou use o formulário da página de contato.',
  readOn: 'Leia também',
  readServices: 'O que oferecemos, e como trabalhamos com você.',
  readAbout: 'Quem somos, e onde você nos encontra.',
  readContact: 'Faça uma pergunta ou um pedido.',
  questionHeading: 'Uma pergunta ou um pedido?',
  questionText: 'Escreva com as suas palavras. Respondemos assim que pudermos.',
  contactTitle: 'Como falar com {company}',
  contactDescription:
    'Escreva para {company} pelo formulário ou por e-mail: uma pergunta, um pedido ou uma visita começa aqui.',
  office: 'Onde estamos',
  fieldName: 'Seu nome',
  fieldEmail: 'Seu e-mail',
  fieldPhone: 'Seu telefone',
  fieldMessage: 'Sua mensagem',
  send: 'Enviar a mensagem',
  notFound: 'Não há página aqui',
  notFoundDescription:
    'Não há página neste endereço. Volte ao início, ou escreva para nós e diga o que procurava.',
  notFoundText:
    'O endereço pode estar errado, ou a página pode ter mudado de lugar. A página inicial leva a todo o resto.',
  suggestions: 'Talvez você procurasse',
  legalTitle: 'Aviso legal de {company}',
  legalDescription:
    'Quem é responsável por este site, e o que acontece com os dados que você envia a {company}.',
  onThisPage: 'Nesta página',
  responsible: 'Quem é responsável',
  responsibleText:
    '**{company}** é responsável por este site. Você pode falar conosco em [{email}](mailto:{email}).',
  details: 'Seus dados',
  detailsText:
    'Este site não conta visitantes nem usa cookies de publicidade. O que você nos escreve serve para responder a você, e para mais nada.',
};
