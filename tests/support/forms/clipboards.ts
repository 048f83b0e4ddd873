/** What programs put into the clipboard as HTML, shortened. */

const MARK = (
  sign: string,
) => `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span
style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!-- p.MsoNormal {margin:0cm; font-weight:bold;} -->
</style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->
<h1><b>Our prices</b><o:p></o:p></h1>
<p class=MsoNormal>We <b style='mso-bidi-font-weight:normal'>repair </b>shoes &amp; <i>boots</i> – see <a
href="https://www.example.com/prices?a=1&amp;b=2"><span style='color:blue'>the
list</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${MARK('·')}Soles<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${MARK('·')}<b>Heels,</b> by hand<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'>${MARK('1.')}In rubber<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'>${MARK('2.')}In leather<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${MARK('·')}Laces<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal><b>Size</b><o:p></o:p></p></td>
<td><p class=MsoNormal>Price<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>38</p></td><td><p class=MsoNormal>20&nbsp;€</p></td></tr></table>
<p class=MsoNormal>Ask us, or read <a href="file:///C:/Users/ama/plan.docx">the plan</a>.<o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

const onlineEntry = (list: string, text: string) =>
  `<div class="ListContainerWrapper"><${list} role="list"><li role="listitem" data-aria-level="1"><p class="Paragraph"><span
  class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${list.split(' ')[0]}></div>`;

/** Word in the browser. */
export const wordOnline = `<div class="OutlineElement"><p class="Paragraph"><span class="TextRun">We have:</span><span
class="EOP">&nbsp;</span></p></div>${onlineEntry('ul class="BulletListStyle1"', 'Soles')}${onlineEntry('ul', 'Heels')}${onlineEntry('ol start="1"', 'Come')}${onlineEntry('ol start="2"', 'Wait')}`;

const span = (text: string, weight = 400) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:${weight};font-style:normal;text-decoration:none;white-space:pre;white-space:pre-wrap;">${text}</span>`;
const entry = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation">${span(text)}</p></li>`;

export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:700;white-space:pre-wrap;">Hours</span></h2><p dir="ltr" style="line-height:1.38;">${span('Open ')}${span('every day', 700)}${span(', ')}<a href="tel:+22912345" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;white-space:pre-wrap;">call us</span></a>${span(' first.')}</p><br /><ul style="margin-top:0;margin-bottom:0;">${entry(1, 'One')}<ul>${entry(2, 'Inside')}</ul>${entry(1, 'Two')}</ul><br /><p dir="ltr">${span('The end.')}</p></b><br class="Apple-interchange-newline">`;

export const libreOffice = `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
	</style>
</head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">
A long sentence that
goes on with <b>bold
words</b> and <a href="https://www.example.com/"><u>a link</u></a>.</p>
<ol>
	<li><p style="line-height: 100%; margin-bottom: 0cm">
	First</p></li>
	<li><p style="line-height: 100%; margin-bottom: 0cm">
	Second</p></li>
</ol>
</body>
</html>`;

export const whatsApp = `<meta charset='utf-8'><span dir="ltr" class="_ao3e selectable-text copyable-text" style="--x1: 1; font-size: 14.2px; white-space: pre-wrap; display: inline;"><strong class="selectable-text">Opening</strong><span> at nine </span><img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP" alt="😀" draggable="false" class="emoji"><span>
Come early!

Thank you</span></span>`;
